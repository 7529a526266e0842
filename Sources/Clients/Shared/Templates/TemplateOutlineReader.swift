import Files

/// Reads what a template asks for; gives up at whatever is not plain names, sections and partials.
struct TemplateOutlineReader {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the tag begins that was read last.
    private var closing = 0
    private var isBroken = false
    /// The text of a partial.
    private let text: (String) -> String?
    private let depth: Int

    /// A reader of a template.
    ///
    /// - Parameters:
    ///   - text: the text of a template by its name.
    ///   - depth: how many partials it stands in.
    init(_ template: String, depth: Int = 0, text: @escaping (String) -> String?) {
        bytes = Array(template.utf8)
        self.depth = depth
        self.text = text
    }

    /// What the template asks for; nil where that is not known.
    mutating func nodes() -> [TemplateNode]? {
        guard depth < 20, let nodes = body(of: nil), index == bytes.count else { return nil }
        return nodes
    }

    /// What stands before the end of a section, or of the template.
    private mutating func body(of section: String?) -> [TemplateNode]? {
        var nodes: [TemplateNode] = []
        while let tag = nextTag() {
            switch tag.sigil {
            case "!": continue
            case " ", "{":
                guard let name = Self.plain(tag.name, allowsSelf: true) else { return nil }
                nodes.append(.variable(name))
            case "#", "^":
                guard let name = Self.plain(tag.name) else { return nil }
                let start = index
                guard let inside = body(of: name) else { return nil }
                let isHTML = bytes[start..<closing].elementsEqual("{{{html}}}".utf8)
                nodes.append(tag.sigil == "#" ? .section(name, inside, isHTML: isHTML) : .opposite(name, inside))
            case "/": return tag.name == section ? nodes : nil
            case ">":
                guard !tag.name.hasPrefix("*") else { return nil }
                guard let text = text(tag.name) else { continue }
                var reader = TemplateOutlineReader(text, depth: depth + 1, text: self.text)
                guard let inside = reader.nodes() else { return nil }
                nodes += inside
            default: return nil
            }
        }
        return section == nil && !isBroken ? nodes : nil
    }

    private mutating func nextTag() -> (sigil: Character, name: String)? {
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "{") || bytes[index + 1] != UInt8(ascii: "{") {
            index += 1
        }
        guard index + 2 < bytes.count else {
            index = bytes.count
            return nil
        }
        closing = index
        let isTriple = bytes[index + 2] == UInt8(ascii: "{")
        let start = index + (isTriple ? 3 : 2)
        guard let end = place(ofClosing: isTriple ? 3 : 2, from: start) else {
            isBroken = true
            index = bytes.count
            return nil
        }
        index = end + (isTriple ? 3 : 2)
        return isTriple ? ("{", Self.trimmed(bytes[start..<end])) : Self.parts(of: bytes[start..<end])
    }

    private func place(ofClosing count: Int, from start: Int) -> Int? {
        var index = start
        while index + count <= bytes.count {
            if bytes[index..<index + count].allSatisfy({ $0 == UInt8(ascii: "}") }) { return index }
            index += 1
        }
        return nil
    }

    private static func parts(of content: ArraySlice<UInt8>) -> (Character, String) {
        guard let first = content.first, "#^/<$>=!&%".utf8.contains(first) else { return (" ", trimmed(content)) }
        return (Character(Unicode.Scalar(first)), trimmed(content.dropFirst()))
    }

    private static func trimmed(_ name: ArraySlice<UInt8>) -> String {
        let isSpace: (UInt8) -> Bool = { $0 <= 0x20 }
        return String(decoding: name.drop(while: isSpace).reversed().drop(while: isSpace).reversed(), as: UTF8.self)
    }

    /// The name, where it is a word and nothing that is worked out.
    private static func plain(_ name: String, allowsSelf: Bool = false) -> String? {
        if name == "." { return allowsSelf ? name : nil }
        let isWord = !name.isEmpty && name.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
        return isWord ? name : nil
    }
}

extension TemplateLibrary {
    /// What a template can ask for; nil where that is not known, so that it is to be handed everything.
    public func outline(of name: String) -> TemplateOutline? {
        guard let text = text(of: name) else { return nil }
        var reader = TemplateOutlineReader(text) { self.text(of: $0) }
        return reader.nodes().map { TemplateOutline(of: [$0]) }
    }
}
