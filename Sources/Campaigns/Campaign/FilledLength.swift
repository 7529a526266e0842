/// How long a campaign's texts can become by the values of their variables.
enum FilledLength {
    /// The most bytes that the values of variables may add to the texts of one message.
    static let limit = 1 << 20

    /// What is wrong if a message's texts become too long: found where the longest value stands.
    static func finding(in texts: [CampaignText], locale: String) -> Diagnostic? {
        let values = texts.flatMap { text in text.variables.values.map { (file: text.file, value: $0) } }
        guard let longest = values.max(by: { $0.value.value.utf8.count < $1.value.value.utf8.count }),
            texts.reduce(0, { $0 + places(in: $1.file.bytes) }) * longest.value.value.utf8.count > limit
        else { return nil }
        return Diagnostic(
            .overLimit, at: longest.file.position(at: longest.value.offset),
            "with such values in the places of its variables, the text may become longer than \(limit) bytes",
            suggestion: "write what is long into the text itself", locales: [locale])
    }

    /// How many variables may stand in a text.
    private static func places(in bytes: [UInt8]) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.indices.dropLast().count { bytes[$0] == UInt8(ascii: "{") && bytes[$0 + 1] == UInt8(ascii: "{") }
        }
    }
}
