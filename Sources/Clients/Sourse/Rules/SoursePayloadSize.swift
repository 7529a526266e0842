import Campaigns

extension SourseClient {
    /// The most that Firebase carries, in bytes of UTF-8, keys and values together.
    static let payloadLimit = 4096

    /// Checks that Firebase carries a message.
    func checkSize(of sending: SourseSending, message: Message, _ findings: inout ClientFindings) {
        let payload = Self.size(ofLargest: sending.payloads)
        let standard = Self.size(ofLargest: sending.messages.compactMap { $0["notification"]?.dictionary })
        let size = max(payload, standard)
        guard size > Self.payloadLimit else { return }
        findings.report(
            .soursePayloadSize, at: message.text.position(),
            "the \(payload < standard ? "standard notification" : "payload") has \(size) bytes, and Firebase carries "
                + "\(Self.payloadLimit)",
            suggestion: "shorten the text by \(size - Self.payloadLimit) bytes", locale: message.locale)
    }

    /// How many bytes of UTF-8 the largest of these have, keys and values together.
    private static func size(ofLargest payloads: [[PropertyValue.Entry]]) -> Int {
        let sizes = payloads.map { payload in
            payload.reduce(0) { $0 + $1.key.utf8.count + ($1.value.string?.utf8.count ?? 0) }
        }
        return sizes.max() ?? 0
    }
}

extension Rule {
    /// A payload larger than Firebase carries.
    static let soursePayloadSize = Rule.locked("sourse-payload-size")
}
