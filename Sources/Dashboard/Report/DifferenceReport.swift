import Campaigns
import Releases

/// What the dashboard says about how the working texts of a locale differ from what was released, in users' terms.
public struct DifferenceReport: Equatable, Sendable {
    /// Until when it was looked ahead.
    var until: Instant
    /// What changes for users, by what kind of change it is.
    var groups: [Group]
    /// In what the messages differ.
    var messages: [Message]

    /// Changes of one kind.
    public struct Group: Equatable, Sendable {
        /// The kind, as a heading.
        var title: String
        /// The changes.
        var items: [Item]

        /// Changes of a kind.
        public init(title: String, items: [Item]) {
            self.title = title
            self.items = items
        }
    }

    /// A change for users.
    public struct Item: Equatable, Sendable {
        /// The campaigns that it is about; empty where it is about none.
        var campaigns: [String]
        /// For whom it is so, in words.
        var who: String
        /// What changes.
        var sentences: [Sentence]

        /// A change.
        public init(campaigns: [String], who: String, sentences: [Sentence]) {
            self.campaigns = campaigns
            self.who = who
            self.sentences = sentences
        }
    }

    /// In what one message differs.
    public struct Message: Equatable, Sendable {
        /// The campaign's id.
        var campaign: String
        /// What became of it, in a word.
        var word: String
        /// The fields that differ.
        var fields: [Field]
        /// The text, as far as it is worth reading.
        var lines: [DifferencePart]

        /// A message's difference.
        public init(campaign: String, word: String, fields: [Field], lines: [DifferencePart]) {
            self.campaign = campaign
            self.word = word
            self.fields = fields
            self.lines = lines
        }
    }

    /// A field that differs.
    public struct Field: Equatable, Sendable {
        /// What it is called.
        var name: String
        /// What it held; nil: nothing.
        var before: String?
        /// What it holds; nil: nothing.
        var after: String?

        /// A field.
        public init(name: String, before: String?, after: String?) {
            self.name = name
            self.before = before
            self.after = after
        }
    }

    /// A difference.
    public init(until: Instant, groups: [Group], messages: [Message]) {
        self.until = until
        self.groups = groups
        self.messages = messages
    }

    /// Whether users notice nothing.
    var isEmpty: Bool { groups.isEmpty && messages.isEmpty }
}
