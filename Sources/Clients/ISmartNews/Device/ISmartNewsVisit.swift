import Campaigns

/// A step while it is lived through.
struct ISmartNewsVisit: Sendable {
    /// The step.
    let step: ISmartNewsStep
    /// The seconds that have passed since its moment.
    var elapsed: Int64 = 0
    /// Whether the user left the app in it.
    var hasLeft = false
    /// The messages that appeared.
    var displayed: [ISmartNewsListedMessage] = []
    /// What the button that removes advertisements is to open, once it is known what follows the page (4.9.6).
    var removal: String?
    /// What happened so far.
    var report = ISmartNewsReport()

    /// A step that begins.
    init(_ step: ISmartNewsStep) {
        self.step = step
    }

    /// The moment it is now.
    var now: Instant {
        step.moment.advanced(seconds: elapsed)
    }

    /// What the user does with the next message.
    var nextAnswer: ISmartNewsAnswer {
        step.answer(report.shown.count)
    }
}
