import Files

extension Rule {
    /// Lines with bullets of their own that Markdown joins into one.
    static let joinedBullets = Rule.changeable("text-joined-bullets", .warning)
}

/// Finds lines that begin with a bullet that Markdown does not know: it makes one line of them.
enum JoinedBullets {
    private static let bullets: Set<Unicode.Scalar> = [
        "•", "●", "◦", "○", "▪", "▫", "■", "□", "►", "▶", "▸", "‣", "⁃", "★", "☆", "✓", "✔", "✅", "✦", "✨", "→", "➜",
        "–", "—", "・", "·", "※", "－", "-", "*",
    ]

    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        guard let part = text.part(.text), let bullet = joinedBullet(in: text.text, plain: part.value) else {
            return []
        }
        return [
            Diagnostic(
                .joinedBullets, at: text.text.file.position(at: bullet.offset),
                "this line begins with “\(bullet.scalar)”, and Markdown joins it to the line before",
                suggestion: "begin the lines with a dash and a space, or put a blank line between", locales: locales)
        ]
    }

    /// The first such line, and what it begins with.
    private static func joinedBullet(
        in text: CampaignText, plain: String
    ) -> (scalar: Unicode.Scalar, offset: Int)? {
        text.file.bytes.withUnsafeBufferPointer { bytes in
            var start = text.body.lowerBound
            var previous: Unicode.Scalar?
            var isFenced = false
            while start < text.body.upperBound {
                let end = min(bytes.offset(of: 0x0A, from: start) ?? bytes.count, text.body.upperBound)
                defer { start = end + 1 }
                var first = start
                while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
                guard first < end, mayBeginItem(bytes[first]) else {
                    previous = nil
                    continue
                }
                let line = bytes[first..<end]
                if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { isFenced.toggle() }
                let scalar = isFenced || first - start > 3 ? nil : bullet(at: line)
                if let scalar, let previous, isAlike(previous, scalar), isJoined(line, in: plain) {
                    return (scalar, first)
                }
                previous = scalar
            }
            return nil
        }
    }

    /// Whether a line may begin with a bullet, a picture or a fence: few bytes begin one of these.
    static func mayBeginItem(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "~"): true
        case 0xC2, 0xE2, 0xE3, 0xEF, 0xF0: true
        default: false
        }
    }

    /// What a line begins with, if Markdown does not take it for a list's bullet.
    private static func bullet(at line: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
        guard let byte = line.first, byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") else {
            return nil
        }
        let start = String(decoding: line.prefix(8), as: UTF8.self).unicodeScalars
        guard let scalar = start.first, isBullet(scalar) else { return nil }
        guard byte < 0x80 else { return scalar }
        // A dash with a space behind it is a list; two are a rule or emphasis.
        return start.dropFirst().first.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } == true
            ? scalar : nil
    }

    /// Whether people begin items with it.
    static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
        bullets.contains(scalar) || scalar.properties.isEmojiPresentation
    }

    /// Whether two lines are items of one list: pictures may differ.
    private static func isAlike(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        left == right || (left.properties.isEmojiPresentation && right.properties.isEmojiPresentation)
    }

    /// Whether the line's beginning begins no line of the plain text.
    private static func isJoined(_ line: Slice<UnsafeBufferPointer<UInt8>>, in plain: String) -> Bool {
        let bytes = line.prefix(24).prefix { !"*_`[&\\<\r".utf8.contains($0) || $0 == line.first }
        let start = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
        let words = String(String.UnicodeScalarView(start))
        return plain.contains(words) && !plain.contains("\n" + words)
    }
}
