import Campaigns

extension SourseClient {
    /// Checks that Firebase carries a message.
    func checkSize(of sending: SourseSending, message: Message, _ findings: inout ClientFindings) {
        let payload = sending.payloads.map(FirebaseLimits.size).max() ?? 0
        let notifications = sending.messages.compactMap { $0["notification"]?.dictionary }
        let standard = notifications.map(FirebaseLimits.size).max() ?? 0
        let size = max(payload, standard)
        guard size > FirebaseLimits.size else { return }
        findings.report(
            .soursePayloadSize, at: message.text.position(),
            "the \(payload < standard ? "standard notification" : "payload") has \(size) bytes, and Firebase carries "
                + "\(FirebaseLimits.size)",
            suggestion: "shorten the text by \(size - FirebaseLimits.size) bytes", locale: message.locale)
    }
}

extension Rule {
    /// A payload larger than Firebase carries.
    static let soursePayloadSize = Rule.locked("sourse-payload-size")
}
