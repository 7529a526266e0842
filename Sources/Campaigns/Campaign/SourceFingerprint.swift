import Files

/// The hash by which a translation remembers the source text that it was made from.
public enum SourceFingerprint {
    /// Sixteen hexadecimal digits over everything that is translated: title, Markdown, and labels.
    ///
    /// Line ends and white space at the end do not count, so that another editor does not make a translation stale.
    public static func of(_ text: CampaignText) -> String {
        var parts = [text.title?.value ?? "", normalized(text.file.text(text.body)), text.actionLabel?.value ?? ""]
        for button in Button.allCases {
            guard let label = text.buttons[button]?.value else { continue }
            parts += [button.rawValue, label]
        }
        return String(SHA256Digest(of: Array(parts.joined(separator: "\0").utf8)).hexadecimal.prefix(16))
    }

    private static func normalized(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { $0.trimmingEnd }
            .joined(separator: "\n")
            .trimmingLineEnds
    }
}

extension Substring {
    fileprivate var trimmingEnd: String {
        var rest = self
        while rest.last == " " || rest.last == "\t" { rest.removeLast() }
        return String(rest)
    }
}

extension String {
    fileprivate var trimmingLineEnds: String {
        var rest = Substring(self)
        while rest.last == "\n" { rest.removeLast() }
        while rest.first == "\n" { rest.removeFirst() }
        return String(rest)
    }
}
