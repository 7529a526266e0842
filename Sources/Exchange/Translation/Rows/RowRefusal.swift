import Campaigns

/// Why a row's translation cannot be written, for a person.
struct RowRefusal: Error, Equatable, Sendable {
    var sentence: String
    /// The part of the translation that is refused, by its number from 0; nil where it is not a single one.
    var item: Int?
    /// What it breaks.
    var rule: Rule

    init(_ sentence: String, item: Int?, rule: Rule = .lostPlaceholder) {
        self.sentence = sentence
        self.item = item
        self.rule = rule
    }
}
