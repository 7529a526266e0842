import Campaigns

/// Where a message stands in one locale, and what a release would take of it.
public struct MessageStatus: Sendable {
    /// The campaign's id.
    public var campaign: String
    /// The locale.
    public var locale: String
    /// Its title.
    public var title: String
    /// The state.
    public var state: MessageState
    /// Why it is in that state, for a person.
    public var reason: Sentence
    /// Who has approved the working text.
    public var reviewers: [String]
    /// The locale that title or text are taken from, where it is another one.
    public var fallback: String?
    /// Whether phones have it or will, and its source has changed since it was translated, of which nobody has said that
    /// it may stay so.
    public var isBehindSource: Bool
    /// Whether phones still have a state that is over, because their release was made for a shorter time: the message was
    /// to start or to end since.
    public var isLate: Bool
    /// Whether anybody must approve what goes out. Where nobody must, what is behind its source is mentioned, and waits for
    /// nobody.
    var needsApproval: Bool
    /// What a release would take; nil where it would hold nothing of it.
    public var choice: Choice?

    /// The content that a release would take.
    public struct Choice: Equatable, Sendable {
        /// Its hash.
        public var content: String
        /// Where it is to be found.
        public var source: Source
        /// The files of the approvals that it rests on.
        public var approvals: [String]
        /// Whether the campaign says something else by now.
        public var isKept: Bool
    }

    /// Where a content is to be found.
    public enum Source: Sendable {
        /// In the workspace's files.
        case working
        /// In an approval.
        case approval
        /// Among the files of the current release.
        case release
    }

    /// A status.
    public init(
        campaign: String, locale: String, title: String, state: MessageState, reason: Sentence, reviewers: [String],
        fallback: String?, isBehindSource: Bool = false, isLate: Bool = false, needsApproval: Bool = true,
        choice: Choice?
    ) {
        self.campaign = campaign
        self.locale = locale
        self.title = title
        self.state = state
        self.reason = reason
        self.reviewers = reviewers
        self.fallback = fallback
        self.isBehindSource = isBehindSource
        self.isLate = isLate
        self.needsApproval = needsApproval
        self.choice = choice
    }

    /// Whether anybody has something to do before users see what the workspace says, in words that are up to date.
    public var isWaiting: Bool {
        switch state.working {
        case .draft: false
        case nil: isBehindSource && needsApproval
        case .missing, .stale, .waiting, .approved, .removed: true
        }
    }
}
