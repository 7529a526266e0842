import Campaigns

extension SourseClient {
    /// The most that Firebase carries, in bytes of UTF-8, keys and values together.
    static let payloadLimit = 4096

    /// Checks that Firebase carries a message.
    func checkSize(of sending: SourseSending, message: Message, _ findings: inout ClientFindings) {
        let sizes = sending.payloads.map { payload in
            payload.reduce(0) { $0 + $1.key.utf8.count + ($1.value.string?.utf8.count ?? 0) }
        }
        guard let size = sizes.max(), size > Self.payloadLimit else { return }
        findings.report(
            .soursePayloadSize, at: message.text.position(),
            "the payload has \(size) bytes, and Firebase carries \(Self.payloadLimit)",
            suggestion: "shorten the text by \(size - Self.payloadLimit) bytes", locale: message.locale)
    }
}

extension Rule {
    /// A payload larger than Firebase carries.
    static let soursePayloadSize = Rule.locked("sourse-payload-size")
}
