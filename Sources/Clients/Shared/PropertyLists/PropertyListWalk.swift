import Files

/// Goes through an XML property list as Foundation's parser does, keeps nothing of it, and stops where that one gives up.
///
/// The way is that of swift-corelibs-foundation's `CFPropertyList.c`, without its recursion.
struct PropertyListWalk {
    private let bytes: [UInt8]
    private var scanner: ByteScanner
    private var opened: [Element] = []

    /// An element that is not closed yet.
    private struct Element {
        var name: String
        var start: Int
        /// How many elements stand in it so far.
        var count = 0
        /// Where the last of them ends.
        var end = 0

        /// Whether it is a dictionary in which a name comes next.
        var expectsName: Bool { name == "dict" && count.isMultiple(of: 2) }
    }

    /// At the front of the bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanner = ByteScanner(bytes[...])
    }

    /// What is wrong; nil where nothing is.
    mutating func fault() -> PropertyListFault? {
        while true {
            scanner.skipSpace()
            let start = scanner.offset
            var passed = true
            if scanner.skip("<!--") {
                passed = scanner.skip(past: "-->")
            } else if scanner.skip("<?") {
                passed = scanner.skip(past: "?>")
            } else if scanner.stands("<!") {
                passed = opened.isEmpty && scanner.skip("<!DOCTYPE")
                // What stands in brackets there is not read.
                while passed, let byte = scanner.current, byte != UInt8(ascii: ">") {
                    if byte == UInt8(ascii: "[") { return stop(at: scanner.offset) }
                    scanner.skipOne()
                }
                passed = passed && scanner.skip(past: ">")
            } else if scanner.stands("<") {
                let fault = scanner.stands("</") ? close() : element()
                if fault != nil { return fault }
                // What stands behind the outermost element is not read.
                if opened.isEmpty { return nil }
            } else {
                passed = false
            }
            if !passed { return stop(at: start) }
        }
    }

    private func stop(at offset: Int) -> PropertyListFault {
        PropertyListFault(offset: offset, reached: offset)
    }

    /// Passes over an element that says something by itself, or over the tag that opens another one.
    private mutating func element() -> PropertyListFault? {
        let start = scanner.offset
        guard scanner.skip(to: ">") else { return stop(at: start) }
        let end = scanner.offset
        scanner.skipOne()
        let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
        let name = String(decoding: bytes[(start + 1)..<(isEmpty ? end - 1 : end)].prefix { $0 > 0x20 }, as: UTF8.self)
        switch name {
        case "dict", "array", "plist":
            if !isEmpty {
                opened.append(Element(name: name, start: start))
                return nil
            }
            // A property list of nothing is none.
            if name == "plist" { return stop(at: start) }
        case "key", "string", "true", "false":
            if !isEmpty, let fault = content(of: name, at: start) { return fault }
        case "integer", "real", "date", "data":
            if isEmpty { return stop(at: start) }
            if let fault = content(of: name, at: start) { return fault }
        default: return stop(at: start)
        }
        return finish(name, at: start)
    }

    /// Passes over the tag that closes the innermost element.
    private mutating func close() -> PropertyListFault? {
        let start = scanner.offset
        guard let element = opened.popLast() else { return stop(at: start) }
        let isIncomplete = element.name == "dict" ? !element.expectsName : element.name == "plist" && element.count == 0
        if isIncomplete { return stop(at: start) }
        if let fault = closing(element.name) { return fault }
        return finish(element.name, at: element.start)
    }

    /// Notes that an element has ended, in the one that it stands in.
    private mutating func finish(_ name: String, at start: Int) -> PropertyListFault? {
        guard let parent = opened.last else { return nil }
        if parent.expectsName, name != "key" { return PropertyListFault(offset: start, reached: scanner.offset) }
        if parent.name == "plist", parent.count > 0 { return PropertyListFault(offset: start, reached: parent.end) }
        opened[opened.count - 1].count += 1
        opened[opened.count - 1].end = scanner.offset
        return nil
    }

    /// Passes over what stands in an element without others, and over the tag that closes it.
    private mutating func content(of name: String, at start: Int) -> PropertyListFault? {
        let first = scanner.offset
        if let fault = text() { return fault }
        let content = String(decoding: bytes[first..<scanner.offset], as: UTF8.self)
        guard Self.isContent(content, of: name) else {
            return PropertyListFault(offset: start, reached: scanner.offset)
        }
        return closing(name)
    }

    private mutating func closing(_ name: String) -> PropertyListFault? {
        let start = scanner.offset
        guard scanner.skip("</"), scanner.skip(name: name) else { return stop(at: start) }
        scanner.skipSpace()
        return scanner.skip(">") ? nil : PropertyListFault(offset: start, reached: scanner.offset)
    }

    /// Passes over a text with its references and literal sections, up to a tag.
    private mutating func text() -> PropertyListFault? {
        while let byte = scanner.current {
            let start = scanner.offset
            switch byte {
            case UInt8(ascii: "<"):
                guard scanner.stands("<!") else { return nil }
                guard scanner.skip("<![CDATA["), scanner.skip(past: "]]>") else { return stop(at: start) }
            case UInt8(ascii: "&"):
                guard skipReference() else { return stop(at: start) }
            default: scanner.skipOne()
            }
        }
        return nil
    }

    private mutating func skipReference() -> Bool {
        if scanner.skip("&lt;") || scanner.skip("&gt;") || scanner.skip("&amp;") { return true }
        if scanner.skip("&quot;") || scanner.skip("&apos;") { return true }
        guard scanner.skip("&#") else { return false }
        let isHexadecimal = scanner.skip("x")
        while let byte = scanner.current, isHexadecimal ? byte.hexadecimalValue != nil : byte.isDigit {
            scanner.skipOne()
        }
        return scanner.skip(";")
    }

    /// Whether an element of that name may hold this text.
    private static func isContent(_ text: String, of name: String) -> Bool {
        switch name {
        case "integer": text.wholeMatch(of: /\s*[-+]?\s*(0[xX][0-9a-fA-F]+|[0-9]+)/) != nil
        case "real": Double(text.filter { !$0.isWhitespace }) != nil
        case "date": text.wholeMatch(of: /-?[0-9]*-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z/) != nil
        case "data": text.utf8.allSatisfy { $0 < 0x80 }
        case "true", "false": text.isEmpty
        default: true
        }
    }
}
