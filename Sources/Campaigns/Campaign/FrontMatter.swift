/// Parts a campaign's file into its front matter, between two lines of `---`, and its Markdown.
public struct FrontMatter: Sendable {
    /// The YAML between the fences.
    public let yaml: Range<Int>
    /// Everything behind the closing fence.
    public let body: Range<Int>

    /// Nil, with a finding, if the file does not begin with a fence or the second one is missing.
    public init?(of file: SourceFile, findings: inout [Diagnostic]) {
        guard let opening = Self.fence(at: 0, of: file) else {
            let (fault, advice) = Self.fault(atTheFrontOf: file)
            findings.append(Diagnostic(.frontMatterFence, at: file.position(at: 0), fault, suggestion: advice))
            return nil
        }
        var line = opening
        while line < file.bytes.count {
            if let end = Self.fence(at: line, of: file) {
                yaml = opening..<line
                body = end..<file.bytes.count
                return
            }
            guard let newline = file.bytes[line...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            line = newline + 1
        }
        findings.append(
            Diagnostic(
                .frontMatterFence, at: file.position(at: 0), "the front matter that begins here is not closed",
                suggestion: "end it with a line that holds only ---"))
        return nil
    }

    /// What is wrong with a first line that is no fence, and the way out.
    private static func fault(atTheFrontOf file: SourceFile) -> (String, String) {
        let lines = "begin with three lines: --- and title: … and ---"
        if file.bytes.allSatisfy({ $0 == UInt8(ascii: " ") || (9...13).contains($0) }) {
            return ("there is nothing in this file", lines)
        }
        if file.bytes.starts(with: "---\r".utf8) {
            return (
                "the lines of this file end with a carriage return alone, so all of it is one line",
                "save it with the line ends of Unix (LF) or Windows (CRLF)"
            )
        }
        let end = file.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
        let first = file.text(0..<min(end, longestFence))
        let isIndented = first.drop { $0.isWhitespace }.hasPrefix("---")
        if isIndented, first.first?.isWhitespace == true {
            return ("a space stands before the --- of the first line", "take it away")
        }
        // Editors make one long dash of two or three hyphens.
        if first.contains(where: { !$0.isWhitespace }), first.allSatisfy({ "-–—‐‑―−".contains($0) || $0.isWhitespace })
        {
            return ("a campaign's first line must be ---, three hyphens and nothing else", "type three hyphens")
        }
        return ("a campaign's first line must be ---", lines)
    }

    /// What is longer is no fence that somebody mistyped, in bytes.
    private static let longestFence = 24

    /// The offset behind a line that holds only `---`, perhaps with spaces behind; nil if it holds something else.
    private static func fence(at offset: Int, of file: SourceFile) -> Int? {
        let end = file.bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
        var line = file.bytes[offset..<end]
        while let last = line.last, last == UInt8(ascii: "\r") || last == UInt8(ascii: " ") { line.removeLast() }
        return line.elementsEqual([0x2D, 0x2D, 0x2D]) ? min(end + 1, file.bytes.count) : nil
    }
}
