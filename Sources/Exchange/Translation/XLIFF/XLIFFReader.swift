/// Reads the rows of XLIFF of either version.
enum XLIFFReader {
    static func read(_ text: String) throws(ExchangeProblem) -> ExchangeFile {
        let root = try XMLReader.read(text)
        guard root.name == "xliff" else {
            throw ExchangeProblem(
                "this is XML, but not XLIFF: its outermost element is <\(root.name)>", line: root.line)
        }
        let version = root.attributes["version"] ?? ""
        var rows: [ExchangeRow] = []
        for file in root.all("file") {
            let own = version.hasPrefix("2") ? rows2(in: file) : rows1(in: file)
            let language = version.hasPrefix("2") ? root.attributes["trgLang"] : file.attributes["target-language"]
            try DeclaredLanguage.check(language, of: own, line: file.line)
            rows += own
        }
        return ExchangeFile(form: "XLIFF \(version)", rows: rows)
    }

    private static func rows1(in element: XMLElement) -> [ExchangeRow] {
        element.elements.flatMap { child -> [ExchangeRow] in
            switch child.name {
            case "body", "group": return rows1(in: child)
            case "trans-unit":
                guard child.attributes["restype"] != "x-gettext-domain-header" else { return [] }
                return [XLIFF1Row.row(of: child)]
            default: return []
            }
        }
    }

    private static func rows2(in element: XMLElement) -> [ExchangeRow] {
        element.elements.flatMap { child -> [ExchangeRow] in
            switch child.name {
            case "group": return rows2(in: child)
            case "unit": return [XLIFF2Row.row(of: child)]
            default: return []
            }
        }
    }
}
