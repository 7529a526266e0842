/// Reads the rows of XLIFF of either version.
enum XLIFFReader {
    static func read(_ text: IndexedText) throws(ExchangeProblem) -> ExchangeFile {
        let root = try XMLReader.read(text)
        guard root.name == "xliff" else {
            throw ExchangeProblem(
                "this is XML, but not XLIFF: its outermost element is <\(root.name)>",
                at: text.position(at: root.offset))
        }
        let version = root.attributes["version"] ?? ""
        let isSecond = version.hasPrefix("2")
        var rows: [ExchangeRow] = []
        for file in root.all("file") {
            let own = isSecond ? rows2(in: file, of: text) : rows1(in: file, of: text)
            let (owner, name) = isSecond ? (root, "trgLang") : (file, "target-language")
            try DeclaredLanguage.check(
                owner.attributes[name], of: own, at: text.position(at: owner.offset(ofAttribute: name, in: text)))
            rows += own
        }
        return ExchangeFile(form: "XLIFF \(version)", rows: rows)
    }

    private static func rows1(in element: XMLElement, of text: IndexedText) -> [ExchangeRow] {
        element.elements.flatMap { child -> [ExchangeRow] in
            switch child.name {
            case "body", "group": return rows1(in: child, of: text)
            case "trans-unit":
                guard child.attributes["restype"] != "x-gettext-domain-header" else { return [] }
                return [XLIFF1Row.row(of: child, in: text)]
            default: return []
            }
        }
    }

    private static func rows2(in element: XMLElement, of text: IndexedText) -> [ExchangeRow] {
        element.elements.flatMap { child -> [ExchangeRow] in
            switch child.name {
            case "group": return rows2(in: child, of: text)
            case "unit": return [XLIFF2Row.row(of: child, in: text)]
            default: return []
            }
        }
    }
}

extension XMLElement {
    /// The offset at which the value of an attribute begins; that of the element where it has no such attribute.
    func offset(ofAttribute name: String, in file: IndexedText) -> Int {
        XMLReader.offset(ofValue: name, inTagAt: offset, of: file) ?? offset
    }
}
