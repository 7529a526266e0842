import Clients
import Files

/// Finds values in an XML property list that has been read already.
struct XMLPlaces {
    private let bytes: [UInt8]
    private var index = 0

    /// At the front of the bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private struct Tag {
        var name: String
        var start: Int
        var isClosing: Bool
        var isEmpty: Bool
    }

    /// The offset of the value at the end of these steps.
    mutating func offset(of steps: ArraySlice<FeedPath.Step>) -> Int? {
        var first = nextTag()
        while let tag = first, !tag.isClosing, tag.name == "plist" { first = nextTag() }
        guard let tag = first, !tag.isClosing else { return nil }
        guard let step = steps.first else { return tag.start }
        guard !tag.isEmpty else { return nil }
        switch step {
        case .index(let place):
            for _ in 0..<place where !skipValue() { return nil }
            return offset(of: steps.dropFirst())
        case .key(let key):
            while let tag = nextTag(), !tag.isClosing, tag.name == "key" {
                let name = tag.isEmpty ? "" : text()
                if name.hasBytes(of: key) { return offset(of: steps.dropFirst()) }
                guard skipValue() else { return nil }
            }
            return nil
        }
    }

    /// The values that later ones of the same name replace.
    mutating func replaced() -> [ReplacedValue] {
        var found: [ReplacedValue] = []
        _ = collect(at: FeedPath(), &found)
        return found
    }

    /// Passes over a value, and tells where it begins; nil at the end of what it would stand in.
    private mutating func collect(at path: FeedPath, _ found: inout [ReplacedValue]) -> Int? {
        var first = nextTag()
        while let tag = first, !tag.isClosing, tag.name == "plist" { first = nextTag() }
        guard let tag = first, !tag.isClosing else { return nil }
        guard !tag.isEmpty else { return tag.start }
        switch tag.name {
        case "dict":
            var seen: [ExactText: Int] = [:]
            while let key = nextTag(), !key.isClosing, key.name == "key" {
                let name = key.isEmpty ? "" : text()
                guard let offset = collect(at: path.key(name), &found) else { break }
                if let earlier = seen.updateValue(offset, forKey: ExactText(name)) {
                    found.append(ReplacedValue(path: path.key(name), offset: earlier))
                }
            }
        case "array":
            var place = 0
            while collect(at: path.index(place), &found) != nil { place += 1 }
        default:
            while let end = nextTag(), !(end.isClosing && end.name == tag.name) {}
        }
        return tag.start
    }

    private mutating func skipValue() -> Bool {
        var depth = 0
        repeat {
            guard let tag = nextTag() else { return false }
            if tag.isClosing { depth -= 1 } else if !tag.isEmpty { depth += 1 }
            if depth < 0 { return false }
        } while depth > 0
        return true
    }

    /// The text up to the next tag, which is passed over.
    private mutating func text() -> String {
        var text = ""
        while index < bytes.count {
            let rest = bytes[index...]
            guard rest.first == UInt8(ascii: "<") else {
                let end = rest.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                text += Self.decoded(String(decoding: bytes[index..<end], as: UTF8.self))
                index = end
                continue
            }
            if rest.starts(with: "<![CDATA[".utf8) {
                let start = index + 9
                pass(upTo: "]]>", from: start)
                text += String(decoding: bytes[start..<max(start, index)], as: UTF8.self)
                index = min(index + 3, bytes.count)
            } else if rest.starts(with: "<!--".utf8) {
                pass(upTo: "-->", from: index + 4)
                index = min(index + 3, bytes.count)
            } else {
                break
            }
        }
        _ = nextTag()
        return text
    }

    /// A text with the characters that its references stand for.
    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(/&([^&;]{1,12});/) { match in
            XMLReferences.character(named: match.1).map { String($0) } ?? String(match.0)
        }
    }

    /// Passes over what is no markup, up to these characters.
    private mutating func pass(upTo end: String, from start: Int) {
        index = start
        while index + 2 < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
    }

    private mutating func nextTag() -> Tag? {
        while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[(start + 1)...]
            if rest.starts(with: "!--".utf8) {
                pass(upTo: "-->", from: start + 4)
                continue
            }
            if rest.starts(with: "![CDATA[".utf8) {
                pass(upTo: "]]>", from: start + 9)
                continue
            }
            guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
            index = end + 1
            if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") { continue }
            let isClosing = rest.first == UInt8(ascii: "/")
            let name = rest[..<end].drop { $0 == UInt8(ascii: "/") }.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
            return Tag(
                name: String(decoding: name, as: UTF8.self), start: start, isClosing: isClosing,
                isEmpty: bytes[end - 1] == UInt8(ascii: "/"))
        }
        index = bytes.count
        return nil
    }
}
