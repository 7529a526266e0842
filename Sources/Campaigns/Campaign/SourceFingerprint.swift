import Files

/// The hash by which a translation remembers the source text that it was made from.
public enum SourceFingerprint {
    /// Sixteen hexadecimal digits over everything that is translated: title, Markdown, and labels.
    ///
    /// Line ends and white space at the end do not count, so that another editor does not make a translation stale.
    public static func of(_ text: CampaignText) -> String {
        var bytes = Array((text.title?.value ?? "").utf8)
        bytes.append(0)
        bytes += ComparedLines.normalized(text.file, in: text.body)
        bytes.append(0)
        bytes += (text.actionLabel?.value ?? "").utf8
        for button in Button.allCases {
            guard let label = text.buttons[button]?.value else { continue }
            for part in [button.rawValue, label] {
                bytes.append(0)
                bytes += part.utf8
            }
        }
        return String(SHA256Digest(of: bytes).hexadecimal.prefix(16))
    }
}
