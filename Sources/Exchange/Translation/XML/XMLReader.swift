import Files

/// Reads XML of unknown origin into elements: nothing outside the file is ever fetched, no entity is ever declared, and
/// neither depth nor size can take more than the limits.
///
/// Clients read property lists, which are XML as well, with Foundation, which cannot be told any of this.
struct XMLReader {
    /// How many elements may stand inside each other.
    static let depthLimit = 64
    /// How many elements a file may have.
    static let elementLimit = 2_000_000
    /// How many attributes an element may have.
    static let attributeLimit = 100

    private let file: IndexedText
    private let bytes: [UInt8]
    private var index = 0
    private var open: [Open] = []
    private var count = 0

    private struct Open {
        var element: XMLElement
        var qualifiedName: String
        var namespaces: [String: String]
    }

    private init(_ file: IndexedText) {
        self.file = file
        bytes = file.bytes
    }

    /// The outermost element of a file.
    static func read(_ file: IndexedText) throws(ExchangeProblem) -> XMLElement {
        var reader = XMLReader(file)
        return try reader.document()
    }

    /// Where the value of an attribute begins behind its quotation mark; nil where the tag has no such attribute.
    ///
    /// - Parameter start: the offset at which the tag begins.
    static func offset(ofValue name: String, inTagAt start: Int, of file: IndexedText) -> Int? {
        var reader = XMLReader(file)
        reader.index = start + 1
        guard (try? reader.name()) != nil else { return nil }
        while true {
            reader.skipSpace()
            guard let key = try? reader.name() else { return nil }
            reader.skipSpace()
            guard reader.skip("=") else { return nil }
            reader.skipSpace()
            let value = reader.index + 1
            guard (try? reader.value(of: key)) != nil else { return nil }
            if key == name { return value }
        }
    }

    private func problem(_ message: String, at offset: Int) -> ExchangeProblem {
        ExchangeProblem(message, at: file.position(at: offset))
    }

    private mutating func document() throws(ExchangeProblem) -> XMLElement {
        var root: XMLElement?
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                try addText()
                continue
            }
            let start = index
            if skip("<!--") {
                try skip(past: "-->", "a comment", from: start)
            } else if skip("<![CDATA[") {
                try addCharacters(from: start)
            } else if skip("<?") {
                try skip(past: "?>", "an instruction", from: start)
            } else if skip("<!DOCTYPE") {
                try skipDocumentType(from: start)
            } else if skip("</") {
                if let element = try endElement(from: start) { root = element }
            } else {
                guard root == nil else { throw problem("something stands behind the end", at: start) }
                if let element = try startElement() { root = element }
            }
        }
        guard let root, open.isEmpty else {
            let name = open.last.map { last in
                "<\(last.qualifiedName)> of line \(file.position(at: last.element.offset).line) does not end"
            }
            throw problem("the file ends too early: \(name ?? "there is no element")", at: bytes.count)
        }
        return root
    }

    private mutating func addText() throws(ExchangeProblem) {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        let text = try XMLReferences.resolved(start..<index, of: file)
        let first = bytes[start..<index].firstIndex { $0 > 0x20 } ?? start
        try add(text, ItemPlace(offset: start, writing: .references), from: first)
    }

    private mutating func addCharacters(from start: Int) throws(ExchangeProblem) {
        let first = index
        try skip(past: "]]>", "CDATA", from: start)
        let text = XMLReferences.lineEnds(bytes[first..<(index - 3)])
        try add(text, ItemPlace(offset: first, writing: .literal), from: start)
    }

    private mutating func add(_ text: String, _ place: ItemPlace, from start: Int) throws(ExchangeProblem) {
        guard !open.isEmpty else {
            guard text.allSatisfy(\.isWhitespace) else {
                throw problem("text stands outside of the elements", at: start)
            }
            return
        }
        open[open.count - 1].element.content.append(.text(text, place))
    }

    /// A document type is passed over; one that declares something of its own is refused, for that is how entities
    /// grow without end and files of the machine are read.
    private mutating func skipDocumentType(from start: Int) throws(ExchangeProblem) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["):
                throw problem("the file declares entities or elements of its own, which is not read", at: index)
            case UInt8(ascii: ">"):
                index += 1
                return
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[index]
                index += 1
                while index < bytes.count, bytes[index] != quote { index += 1 }
                index += 1
            default: index += 1
            }
        }
        throw problem("the document type does not end", at: start)
    }

    private mutating func startElement() throws(ExchangeProblem) -> XMLElement? {
        let start = index
        index += 1
        let name = try self.name()
        var attributes: [(name: String, value: String)] = []
        while true {
            skipSpace()
            if skip("/>") {
                try begin(name, attributes, at: start)
                return close(at: start)
            }
            if skip(">") {
                try begin(name, attributes, at: start)
                return nil
            }
            let keyStart = index
            let key = try self.name()
            skipSpace()
            guard skip("=") else { throw problem("“\(key)” has no value", at: keyStart) }
            skipSpace()
            guard !attributes.contains(where: { $0.name == key }) else {
                throw problem("“\(key)” stands twice in <\(name)>", at: keyStart)
            }
            guard attributes.count < Self.attributeLimit else {
                throw problem("<\(name)> has more than \(Self.attributeLimit) attributes", at: keyStart)
            }
            attributes.append((key, try value(of: key)))
        }
    }

    private mutating func value(of key: String) throws(ExchangeProblem) -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw problem("the value of “\(key)” is not in quotes", at: index)
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") { index += 1 }
        guard index < bytes.count, bytes[index] == quote else {
            throw problem("the value of “\(key)” does not end", at: start - 1)
        }
        index += 1
        return try XMLReferences.resolved(start..<(index - 1), of: file)
    }

    private mutating func begin(
        _ name: String, _ attributes: [(name: String, value: String)], at start: Int
    ) throws(ExchangeProblem) {
        count += 1
        guard count <= Self.elementLimit else { throw problem("there are too many elements", at: start) }
        guard open.count < Self.depthLimit else { throw problem("elements are nested too deep", at: start) }
        var namespaces = open.last?.namespaces ?? ["xml": "http://www.w3.org/XML/1998/namespace"]
        var own: [String: String] = [:]
        for attribute in attributes {
            if attribute.name == "xmlns" {
                namespaces[""] = attribute.value
            } else if attribute.name.hasPrefix("xmlns:") {
                namespaces[String(attribute.name.dropFirst(6))] = attribute.value
            } else {
                own[attribute.name] = attribute.value
            }
        }
        let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
        let prefix = parts.count == 2 ? parts[0] : ""
        guard let namespace = namespaces[prefix] ?? (prefix.isEmpty ? "" : nil) else {
            throw problem("the prefix of <\(name)> stands for nothing", at: start)
        }
        let element = XMLElement(
            name: parts.last ?? name, namespace: namespace, attributes: own, offset: start, end: start)
        open.append(Open(element: element, qualifiedName: name, namespaces: namespaces))
    }

    private mutating func endElement(from start: Int) throws(ExchangeProblem) -> XMLElement? {
        let name = try self.name()
        skipSpace()
        guard skip(">"), open.last?.qualifiedName == name else {
            let expected = open.last.map { "</\($0.qualifiedName)> is expected" } ?? "nothing is open"
            throw problem("</\(name)> ends nothing here: \(expected)", at: start)
        }
        return close(at: start)
    }

    /// Ends the innermost element; the root where it was the outermost one.
    private mutating func close(at offset: Int) -> XMLElement? {
        var element = open.removeLast().element
        element.end = offset
        guard !open.isEmpty else { return element }
        open[open.count - 1].element.content.append(.element(element))
        return nil
    }

    private mutating func name() throws(ExchangeProblem) -> String {
        let start = index
        while index < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[index]) { index += 1 }
        guard index > start, index - start < 200, Self.beginsName(bytes[start]) else {
            let isBehindBracket = bytes[start - 1] == UInt8(ascii: "<")
            let isText = !open.isEmpty && isBehindBracket
            let reason = isText ? "“<” begins no element here; write &lt; for the character" : "this is not XML"
            throw problem(reason, at: isBehindBracket ? start - 1 : start)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte > 0x7F || byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += count
        return true
    }

    private mutating func skip(past end: StaticString, _ what: String, from start: Int) throws(ExchangeProblem) {
        while index < bytes.count {
            if bytes[index] == end.utf8Start[0], skip(end) { return }
            index += 1
        }
        throw problem("\(what) does not end", at: start)
    }
}
