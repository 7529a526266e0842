import Campaigns
import Simulation

/// What happened on one simulated phone, worded so that it holds in every locale that is shown the same.
public struct RunReport: Hashable, Sendable {
    /// The launches, and what came by itself in between, in order of time.
    public var launches: [Launch]

    /// A run.
    public init(launches: [Launch]) {
        self.launches = launches
    }

    /// A time that the app was opened, or that something came by itself.
    public struct Launch: Hashable, Sendable {
        /// When.
        var instant: Instant
        /// What happened to the app.
        var occasion: SimulatedOccasion
        /// What was shown, in order.
        public var shown: [Shown] = []
        /// How many more were shown.
        public var moreShown = 0
        /// Why nothing was shown, where the device says so, by the names of the phone that was played.
        public var reason: Sentence?
        /// The messages that the reason names, each with its name there.
        public var named: [String: Name] = [:]
        /// Why the app crashed, if it did.
        public var crash: String?
        /// The addresses that were opened.
        public var opened: [Address] = []
        /// Why others were not shown, by the places of the reasons in the report.
        public var reasons: [Int] = []
        /// How many more reasons there were.
        public var moreReasons = 0
        /// Those of the reasons that were not given at the launch before, by their places in the report.
        public var news: [Int] = []
        /// How many more of them there were.
        public var moreNews = 0

        /// A launch at which nothing has happened yet.
        public init(instant: Instant, occasion: SimulatedOccasion = .launch) {
            self.instant = instant
            self.occasion = occasion
        }
    }

    /// A message by its campaign, or by what the device calls it where that is not known.
    public enum Name: Hashable, Sendable {
        /// The message of a campaign.
        case campaign(String)
        /// The message of a campaign that devices remember by the campaign's id.
        case id(String)
        /// Something else.
        case words(String)

        /// The campaign, where it is known.
        public var campaign: String? {
            switch self {
            case .campaign(let campaign), .id(let campaign): campaign
            case .words: nil
            }
        }
    }

    /// A message that was shown.
    public struct Shown: Hashable, Sendable {
        /// The message.
        public var name: Name
        /// What stood on its buttons; nil: what its screen says.
        var buttons: [String]?
        /// What the user did.
        var answer: Answer
        /// The messages that might as well have been shown, because nobody knows the order.
        public var alternatives: [Name]

        /// A message that was shown.
        public init(_ name: Name, buttons: [String]? = nil, answer: Answer, alternatives: [Name]) {
            self.name = name
            self.buttons = buttons
            self.answer = answer
            self.alternatives = alternatives
        }
    }

    /// What the user did with a message.
    public enum Answer: Hashable, Sendable {
        /// Nothing.
        case none
        /// Pressed the button at this place.
        case button(Int)
        /// Something else, in a few words.
        case words(String)
    }

    /// An address that was opened.
    public enum Address: Hashable, Sendable {
        /// That of a campaign's action.
        case action(String)
        /// Another one.
        case other(String)
    }

    /// Why some messages were not shown.
    public struct Reason: Hashable, Sendable {
        /// The messages.
        public var names: [Name]
        /// How many more.
        var more: Int
        /// Why, without a full stop, by the names of the phone that was played.
        var sentence: Sentence
        /// The messages that the sentence names, each with its name there.
        public var behind: [String: Name]

        /// A reason.
        public init(_ names: [Name], more: Int = 0, _ sentence: Sentence, behind: [String: Name] = [:]) {
            self.names = names
            self.more = more
            self.sentence = sentence
            self.behind = behind
        }
    }
}
