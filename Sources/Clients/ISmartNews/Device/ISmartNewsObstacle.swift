import Campaigns

/// Why a message was not shown, and the messages that it waits for.
struct ISmartNewsObstacle {
    var reason: NotShownReason
    var behind: [String]

    init(_ id: String, _ sentence: Sentence, behind: [String] = []) {
        self.init(NotShownReason(id, sentence), behind: behind)
    }

    init(_ reason: NotShownReason, behind: [String] = []) {
        self.reason = reason
        self.behind = behind
    }
}
