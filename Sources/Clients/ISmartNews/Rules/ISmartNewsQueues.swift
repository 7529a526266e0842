import Campaigns
import Files

extension ISmartNewsClient {
    /// A queue crashes version 4.9.6; in 2.0.1 it needs a timeout, or the wrong message is retired.
    func checkQueue(_ name: String, at offset: Int?, _ findings: inout ClientFindings) {
        guard !name.allSatisfy(\.isWhitespace) else { return }
        if settings.clientVersion == .v496 {
            findings.report(
                .ismartnewsQueueCrash, at: offset, "a message in a queue crashes iSmartNews 4.9.6",
                suggestion: "leave the queue out; order says which message comes first")
        } else if settings.queues.first(where: { $0.name == name.trimmingWhitespace })?.timeout == nil {
            findings.report(
                .ismartnewsQueueTimeout, at: offset,
                "without a timeout of the queue “\(name)”, answering one of its messages retires another",
                suggestion: "add queues: [{name: \(name), timeout: 5}] to clients.ismartnews in newsadmin.yml")
        }
    }
}

extension Rule {
    /// A queue, which crashes the library.
    static let ismartnewsQueueCrash = Rule.locked("ismartnews-queue-crash")
    /// A queue whose messages are mistaken for one another.
    static let ismartnewsQueueTimeout = Rule.changeable("ismartnews-queue-timeout", .warning)
}
