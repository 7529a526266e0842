/// Reads a text in quotes as gettext writes it.
enum CatalogueString {
    static func unescaped(_ text: Substring, line: Int) throws(ExchangeProblem) -> String {
        var rest = text.unicodeScalars
        guard rest.popFirst() == "\"" else { throw ExchangeProblem("a text in quotes is expected", line: line) }
        var result = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar == "\"" {
                guard rest.allSatisfy(\.properties.isWhitespace) else {
                    throw ExchangeProblem("something stands behind the text", line: line)
                }
                return String(result)
            }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case let other?: result.append(other)
            case nil: break
            }
        }
        throw ExchangeProblem("the text does not end", line: line)
    }
}
