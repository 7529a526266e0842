import Campaigns
import Clients
import Files

extension MessageInSchedule {
    /// The finding for a message that is in the feed and shown to nobody.
    var neverShown: Diagnostic {
        let reasons = schedule.unseenAnswers(of: place).map { answer in
            answer.words { names(of: $0) }
        }.uniqued().prefix(3)
        return finding(
            .neverShown, "shows it to nobody, in no version and at no time: \(reasons.joined(separator: "; "))",
            suggestion: "fix what is in its way, or leave \(group.client) out of “clients”")
    }
}

extension Rule {
    /// A message that no device shows at any time.
    public static let neverShown = Rule.changeable("never-shown", .warning)
}
