import Campaigns

/// Why a device does not show something, or when it does: a word that does not change, and a sentence for people.
///
/// Simulated devices and schedules give the same reasons. Each client lists its own in one place, where each word has its
/// sentence.
public struct DeviceReason: Hashable, Sendable {
    /// The word, in kebab case.
    public let id: String
    /// The sentence.
    public let sentence: Sentence

    /// Whether it is that the message's own start is still to come, with clients that get their messages ahead.
    public var isStart: Bool {
        [ISmartNewsMessageReason.beforeStart.rawValue, SourseMessageReason.beforeEmbargo.rawValue].contains(id)
    }

    /// A reason by its word.
    init(_ word: some RawRepresentable<String>, _ sentence: Sentence) {
        self.init(id: word.rawValue, sentence)
    }

    /// A reason that a device has reported, or that a test makes up.
    init(id: String, _ sentence: Sentence) {
        self.id = id
        self.sentence = sentence
    }
}

/// The words of reasons that all clients share.
enum DeviceReasonWord: String, CaseIterable, Sendable {
    /// The app goes down, and what is shown with it.
    case crash
}
