import Campaigns
import Releases

extension ReleaseManifest {
    /// How many of its messages had ended when it was made: no feed of it has them.
    var endedMessages: Int { messages.count { $0.window.isOver(at: time) } }
}

extension CountWords {
    /// `3 messages`, or `2 messages and 1 that has ended`.
    static func messages(_ all: Int, ended: Int) -> String {
        let counted = of(all - ended, "message")
        return ended == 0 ? counted : "\(counted) and \(grouped(ended, "that has ended", "that have ended"))"
    }
}
