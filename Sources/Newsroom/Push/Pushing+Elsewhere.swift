import Delivery
import Releases

extension Pushing {
    /// Records as sent what was sent by other means. Nothing is sent, nobody is asked, and no credentials are needed.
    ///
    /// Where no project is known, the record is about the phones of any. What is not due yet, or over, is left as it
    /// is: nobody needs a record of that.
    ///
    /// - Parameter onWaiting: called once if another push of this workspace is under way, before waiting for it.
    public func recordElsewhere(onWaiting: () -> Void) throws(ReleaseFailure) -> PushResult {
        try locked(onWaiting: onWaiting) { () throws(ReleaseFailure) in
            let context = try context(needsAccount: false, needsProject: false)
            guard context.refusals.isEmpty else { throw .refused(context.refusals) }
            let now = dependencies.now()
            let fates = PushFates(plan, context, at: now)
            let items = context.messages.map { message -> PushResult.Item in
                if let start = message.embargo, now < start {
                    return .init(message: message, fate: .notDue(until: start))
                }
                // What may have been sent was, if somebody says so.
                return switch fates.fate(of: message, resends: true) {
                case nil, .deferred: .init(message: message, fate: record(message, on: context))
                case let fate?: .init(message: message, fate: fate)
                }
            }
            return PushResult(url: context.endpoint?.url, items: items)
        }
    }

    private func record(_ message: OutgoingMessage, on context: PushContext) -> PushResult.Fate {
        let ledger = context.ledgers[message.locale]
        var recorder = PushRecorder(
            message, to: context.project, folder: plan.folder, run: plan.run, ledger: ledger)
        let attempt = ledger.sendings.attempts(at: message.subject) + 1
        do throws(MessageSender.RecordingFailure) {
            try recorder.keep(.intent, attempt: attempt, at: dependencies.now())
            try recorder.keep(.sent(name: SendingRecord.elsewhere), attempt: attempt, at: dependencies.now())
        } catch {
            return .failed(reason: error.reason)
        }
        return .sent(name: SendingRecord.elsewhere)
    }
}
