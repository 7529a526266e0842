/// A tag of a Mustache template.
struct MustacheTag: Equatable, Sendable {
    /// What stands before the name and says what the tag does: `#`, `/`, `>`; nil for a variable.
    var sigil: UInt8?
    /// What stands in the tag behind that, without white space around it.
    var name: String
    /// Where the tag begins, in bytes.
    var offset: Int

    /// Whether it opens a section, which another tag closes.
    var opensSection: Bool {
        sigil == UInt8(ascii: "#") || sigil == UInt8(ascii: "^") || sigil == UInt8(ascii: "<")
            || sigil == UInt8(ascii: "$")
    }

    /// Whether it takes in another template.
    var takesIn: Bool { sigil == UInt8(ascii: ">") || sigil == UInt8(ascii: "<") }

    /// Whether it closes a section.
    var closesSection: Bool { sigil == UInt8(ascii: "/") }

    /// The tags of a template in order, up to one that is never closed.
    ///
    /// Delimiters that a template sets hold until the end of the section they are set in.
    static func all(in text: String) -> [MustacheTag] {
        let bytes = Array(text.utf8)
        var delimiters = [(open: Array("{{".utf8), close: Array("}}".utf8))]
        var tags: [MustacheTag] = []
        var hasOwnDelimiters = false
        var index = 0
        while index < bytes.count {
            // Without delimiters of its own, a template is looked through for braces and nothing else.
            if !hasOwnDelimiters {
                while index < bytes.count, bytes[index] != UInt8(ascii: "{") { index += 1 }
                guard index < bytes.count else { break }
            }
            let (open, close) = delimiters[delimiters.count - 1]
            guard bytes[index] == open.first ?? bytes[index], bytes[index...].starts(with: open) else {
                index += 1
                continue
            }
            let content = index + open.count
            guard let end = bytes[content...].place(of: close) else { return tags }
            let tag = MustacheTag(bytes[content..<end], at: index)
            tags.append(tag)
            index = end + close.count
            if tag.opensSection {
                delimiters.append((open, close))
            } else if tag.closesSection, delimiters.count > 1 {
                delimiters.removeLast()
            } else if tag.sigil == UInt8(ascii: "=") {
                let parts = tag.name.split(whereSeparator: \.isWhitespace)
                guard parts.count == 2, parts[1].last == "=", parts[1].count > 1 else { return tags }
                hasOwnDelimiters = true
                delimiters[delimiters.count - 1] = (Array(parts[0].utf8), Array(parts[1].dropLast().utf8))
            }
        }
        return tags
    }

    private init(_ content: ArraySlice<UInt8>, at offset: Int) {
        let isNamed = content.first.map { !"#^/<$>=!&{%".utf8.contains($0) } ?? true
        sigil = isNamed ? nil : content.first
        var name = Substring(String(decoding: isNamed ? content : content.dropFirst(), as: UTF8.self))
        while name.first?.isWhitespace == true { name.removeFirst() }
        while name.last?.isWhitespace == true { name.removeLast() }
        self.name = String(name)
        self.offset = offset
    }
}

extension ArraySlice<UInt8> {
    /// Where some bytes stand for the first time.
    fileprivate func place(of bytes: [UInt8]) -> Int? {
        guard count >= bytes.count else { return nil }
        return (startIndex...(endIndex - bytes.count)).first { self[$0...].starts(with: bytes) }
    }
}
