import Campaigns
import Delivery
import Files
import Releases

/// Keeps the steps of sending one message in the ledger, each under the ledger's lock.
///
/// Before a request it looks whether the ledger is still as it was when the request was decided on: what was withdrawn
/// meanwhile, or sent by somebody else, is not sent.
struct PushRecorder {
    private let folder: String
    private let run: String
    private let message: OutgoingMessage
    private let project: String?
    private let current: [UInt8]?
    private var known: Set<String>

    /// - Parameters:
    ///   - project: the Firebase project by which it is sent; nil where that is not known.
    ///   - run: a name of this run that no other run has.
    ///   - ledger: the ledger that it was decided on.
    init(_ message: OutgoingMessage, to project: String?, folder: String, run: String, ledger: LocaleLedger) {
        self.folder = folder
        self.run = run
        self.message = message
        self.project = project
        let last = ledger.releases.count
        current = ledger.manifestHashes.last.map { Array("\(last) \($0)\n".utf8) }
        known = Set(ledger.sendings.records(of: message.subject).map { LedgerFile($0).path })
    }

    /// Keeps a step.
    mutating func keep(_ step: SendingRecord.Step, attempt: Int, at time: Instant) throws(MessageSender
        .RecordingFailure)
    {
        let record = SendingRecord(
            locale: message.locale, campaign: message.campaign, condition: message.condition, message: message.hash,
            project: project, release: message.release, run: run, attempt: attempt, time: time, step: step)
        let change: String?
        do throws(FileProblem) {
            let writer = try LedgerWriter(folder: folder)
            change = step == .intent ? try changeSinceDecision() : nil
            if change == nil {
                try writer.add(record)
                known.insert(LedgerFile(record).path)
            }
        } catch {
            throw MessageSender.RecordingFailure(reason: "that could not be recorded: \(error)")
        }
        if let change { throw MessageSender.RecordingFailure(reason: "\(change), so look again and run it again") }
    }

    /// What has happened to the ledger since the request was decided on; nil: nothing.
    private func changeSinceDecision() throws(FileProblem) -> String? {
        let base = "\(folder)/releases/\(message.locale)"
        guard try FileReading.bytes(at: "\(base)/\(LedgerPath.current)", limit: 200, followingLinks: false) == current
        else { return "another release was made meanwhile" }
        let prefix = "\(message.campaign).\(message.hash)."
        guard try FileExistence.isFolder("\(base)/sent") else { return nil }
        let present = try FolderListing.everything(below: "\(base)/sent").map(\.path).filter { $0.hasPrefix(prefix) }
        return present.allSatisfy { known.contains("sent/\($0)") } ? nil : "another run has sent it meanwhile"
    }
}
