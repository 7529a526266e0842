/// Reads XML from strangers into elements: nothing outside the file is ever fetched, no entity is ever declared, and
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

    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var open: [Open] = []
    private var count = 0

    private struct Open {
        var element: XMLElement
        var qualifiedName: String
        var namespaces: [String: String]
    }

    private init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The outermost element of a file.
    static func read(_ text: String) throws(ExchangeProblem) -> XMLElement {
        var reader = XMLReader(text)
        return try reader.document()
    }

    private mutating func document() throws(ExchangeProblem) -> XMLElement {
        var root: XMLElement?
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                try addText()
                continue
            }
            if skip("<!--") {
                try skip(past: "-->", "a comment")
            } else if skip("<![CDATA[") {
                try addCharacters(until: "]]>")
            } else if skip("<?") {
                try skip(past: "?>", "an instruction")
            } else if skip("<!DOCTYPE") {
                try skipDocumentType()
            } else if skip("</") {
                if let element = try endElement() { root = element }
            } else {
                guard root == nil else { throw ExchangeProblem("something stands behind the end", line: line) }
                if let element = try startElement() { root = element }
            }
        }
        guard let root, open.isEmpty else {
            let name = open.last.map { "<\($0.qualifiedName)> of line \($0.element.line) does not end" }
            throw ExchangeProblem("the file ends too early: \(name ?? "there is no element")", line: line)
        }
        return root
    }

    private mutating func addText() throws(ExchangeProblem) {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        let startLine = line
        let text = try XMLReferences.resolved(bytes[start..<index], line: startLine)
        line += bytes[start..<index].count { $0 == 0x0A }
        try add(text)
    }

    private mutating func addCharacters(until end: StaticString) throws(ExchangeProblem) {
        let start = index
        try skip(past: end, "CDATA")
        try add(XMLReferences.lineEnds(bytes[start..<(index - 3)]))
    }

    private mutating func add(_ text: String) throws(ExchangeProblem) {
        guard !open.isEmpty else {
            guard text.allSatisfy(\.isWhitespace) else {
                throw ExchangeProblem("text stands outside of the elements", line: line)
            }
            return
        }
        open[open.count - 1].element.content.append(.text(text))
    }

    /// A document type is passed over; one that declares something of its own is refused, for that is how entities
    /// grow without end and files of the machine are read.
    private mutating func skipDocumentType() throws(ExchangeProblem) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "["):
                throw ExchangeProblem(
                    "the file declares entities or elements of its own, which is not read", line: line)
            case UInt8(ascii: ">"):
                index += 1
                return
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[index]
                index += 1
                while index < bytes.count, bytes[index] != quote { advance() }
                advance()
            default: advance()
            }
        }
        throw ExchangeProblem("the document type does not end", line: line)
    }

    private mutating func startElement() throws(ExchangeProblem) -> XMLElement? {
        index += 1
        let startLine = line
        let name = try self.name()
        var attributes: [(name: String, value: String)] = []
        while true {
            skipSpace()
            if skip("/>") {
                try begin(name, attributes, at: startLine)
                return try close()
            }
            if skip(">") {
                try begin(name, attributes, at: startLine)
                return nil
            }
            let key = try self.name()
            skipSpace()
            guard skip("=") else { throw ExchangeProblem("“\(key)” has no value", line: line) }
            skipSpace()
            guard !attributes.contains(where: { $0.name == key }) else {
                throw ExchangeProblem("“\(key)” stands twice in <\(name)>", line: line)
            }
            guard attributes.count < Self.attributeLimit else {
                throw ExchangeProblem("<\(name)> has more than \(Self.attributeLimit) attributes", line: line)
            }
            attributes.append((key, try value(of: key)))
        }
    }

    private mutating func value(of key: String) throws(ExchangeProblem) -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw ExchangeProblem("the value of “\(key)” is not in quotes", line: line)
        }
        let quote = bytes[index]
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "<") { advance() }
        guard index < bytes.count, bytes[index] == quote else {
            throw ExchangeProblem("the value of “\(key)” does not end", line: line)
        }
        index += 1
        return try XMLReferences.resolved(bytes[start..<(index - 1)], line: line)
    }

    private mutating func begin(
        _ name: String, _ attributes: [(name: String, value: String)], at startLine: Int
    ) throws(ExchangeProblem) {
        count += 1
        guard count <= Self.elementLimit else { throw ExchangeProblem("there are too many elements", line: line) }
        guard open.count < Self.depthLimit else { throw ExchangeProblem("elements are nested too deep", line: line) }
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
            throw ExchangeProblem("the prefix of <\(name)> stands for nothing", line: startLine)
        }
        let element = XMLElement(
            name: parts.last ?? name, namespace: namespace, attributes: own, line: startLine)
        open.append(Open(element: element, qualifiedName: name, namespaces: namespaces))
    }

    private mutating func endElement() throws(ExchangeProblem) -> XMLElement? {
        let name = try self.name()
        skipSpace()
        guard skip(">"), open.last?.qualifiedName == name else {
            let expected = open.last.map { "</\($0.qualifiedName)> is expected" } ?? "nothing is open"
            throw ExchangeProblem("</\(name)> ends nothing here: \(expected)", line: line)
        }
        return try close()
    }

    /// Ends the innermost element; the root where it was the outermost one.
    private mutating func close() throws(ExchangeProblem) -> XMLElement? {
        let element = open.removeLast().element
        guard !open.isEmpty else { return element }
        open[open.count - 1].element.content.append(.element(element))
        return nil
    }

    private mutating func name() throws(ExchangeProblem) -> String {
        let start = index
        while index < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[index]) { index += 1 }
        guard index > start, index - start < 200, Self.beginsName(bytes[start]) else {
            let isText = !open.isEmpty && bytes[start - 1] == UInt8(ascii: "<")
            let reason = isText ? "“<” begins no element here; write &lt; for the character" : "this is not XML"
            throw ExchangeProblem(reason, line: line)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        byte > 0x7F || (65...90).contains(byte & 0xDF) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
    }

    private mutating func advance() {
        if index < bytes.count, bytes[index] == 0x0A { line += 1 }
        index += 1
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { advance() }
    }

    private mutating func skip(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard bytes.count - index >= count else { return false }
        for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
        index += count
        return true
    }

    private mutating func skip(past end: StaticString, _ what: String) throws(ExchangeProblem) {
        let startLine = line
        while index < bytes.count {
            if bytes[index] == end.utf8Start[0], skip(end) { return }
            advance()
        }
        throw ExchangeProblem("\(what) does not end", line: startLine)
    }
}
