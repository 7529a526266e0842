import Campaigns

/// What happened to a device in a step, in words that fit all clients.
public struct StepAccount: Equatable, Sendable {
    /// What was shown, in order.
    public var shown: [ShownMessage]
    /// The addresses that were opened.
    public var opened: [String]
    /// Why nothing was shown, where the device says so of the whole step.
    public var reason: DeviceReason?
    /// The messages that were not shown, where the device was asked to explain itself.
    public var notShown: NotShownList
    /// Why the app crashed, if it did.
    public var crash: String?

    /// An account; by default nothing happened.
    init(
        shown: [ShownMessage] = [], opened: [String] = [], reason: DeviceReason? = nil, notShown: NotShownList,
        crash: String? = nil
    ) {
        self.shown = shown
        self.opened = opened
        self.reason = reason
        self.notShown = notShown
        self.crash = crash
    }

    /// What there was to see, in order.
    public var seen: [ShownMessage] { shown.filter(\.isVisible) }

    /// Why nothing was seen, for a person: what the device says of the whole step, or what came of a message that never
    /// came up; nil where something was seen, or nobody knows.
    public var reasonForNothing: Sentence? {
        seen.isEmpty ? reason?.sentence ?? shown.first?.text.map { Sentence($0) } : nil
    }

    /// The account of a device's report, with what all clients name alike; the client adds what was shown.
    init(of result: PropertyValue) {
        self.init(
            opened: (result["opened"]?.array ?? []).compactMap(\.string),
            notShown: NotShownList((result["notShown"]?.array ?? []).compactMap(NotShown.init)),
            crash: result["crash"] == true ? result["crashReason"]?.string ?? "unknown" : nil)
    }

    /// This account and what happened right after it, as one.
    public func followed(by next: StepAccount) -> StepAccount {
        StepAccount(
            shown: shown + next.shown, opened: opened + next.opened, reason: next.reason, notShown: next.notShown,
            crash: crash ?? next.crash)
    }
}
