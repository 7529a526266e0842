import Campaigns

/// The text of a translation's file that is being written.
struct TranslationText {
    private var text: FrontMatterText

    /// The file of a translation that is there already, without its byte-order mark.
    init(_ existing: CampaignText) {
        text = FrontMatterText(existing.file.bytes)
    }

    /// A new file, with line ends as the source has them.
    init(newFor source: CampaignText) {
        let lineEnd = FrontMatterText(source.file.bytes).lineEnd
        text = FrontMatterText(Array("---\(lineEnd)---\(lineEnd)".utf8))
    }

    /// The bytes of the file.
    var bytes: [UInt8] { text.bytes }

    /// Brings a field of the front matter to hold a text.
    mutating func set(_ field: TranslatableField, to value: String) throws(FrontMatterText.Failure) {
        switch field {
        case .title: try text.set(["title"], to: value)
        case .actionLabel: try text.set(["action", "label"], to: value)
        case .label(let button): try text.set(["buttons", button.rawValue, "label"], to: value)
        case .text: throw FrontMatterText.Failure()
        }
    }

    /// Brings the hash of the source to be a fingerprint.
    mutating func set(source fingerprint: String) throws(FrontMatterText.Failure) {
        // Digits alone, or with an e among them, would be a number to other programs.
        let isNumber = fingerprint.allSatisfy { $0.isNumber || $0 == "e" }
        try text.set(["source"], to: fingerprint, asWritten: isNumber ? "\"\(fingerprint)\"" : fingerprint)
    }

    /// Replaces the Markdown.
    mutating func set(body: [UInt8]) throws(FrontMatterText.Failure) {
        try text.setBody(body)
    }

    /// Writes a comment at the front of the front matter.
    mutating func setComment(_ comment: String) {
        let line = "# \(comment)\(text.lineEnd)"
        let start = 3 + text.lineEnd.utf8.count
        text = FrontMatterText(Array(text.bytes[..<start]) + Array(line.utf8) + Array(text.bytes[start...]))
    }
}
