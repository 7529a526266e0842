import Campaigns

/// Why one message, or one locale, is not moved.
public struct Refusal: Equatable, Sendable, CustomStringConvertible {
    /// The campaign; nil where it is about the whole locale.
    var campaign: String?
    /// The locale.
    var locale: String
    /// Why.
    var sentence: Sentence

    /// A refusal.
    init(campaign: String? = nil, locale: String, _ sentence: Sentence) {
        self.campaign = campaign
        self.locale = locale
        self.sentence = sentence
    }

    /// `2026-11-20-sale, fr: it is a draft`.
    public var description: String { namedSentence.text }

    /// The sentence, with what it is about in front.
    public var namedSentence: Sentence { "\(campaign.map { "\($0), " } ?? "")\(locale): \(sentence)" }
}
