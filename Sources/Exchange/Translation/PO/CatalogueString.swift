/// Reads a text in quotes as gettext writes it.
enum CatalogueString {
    /// The text that the rest of a line is.
    static func text(of line: CatalogueLine, in file: IndexedText) throws(ExchangeProblem) -> PlacedItem {
        var line = line
        let start = line.offset
        guard line.next() == "\"" else {
            throw ExchangeProblem("a text in quotes is expected", at: file.position(at: start))
        }
        let place = ItemPlace(offset: line.offset, writing: .escapes)
        var result = String.UnicodeScalarView()
        while let scalar = line.next() {
            if scalar == "\"" {
                line.skipSpace()
                guard line.first == nil else {
                    throw ExchangeProblem("something stands behind the text", at: file.position(at: line.offset))
                }
                return PlacedItem(.text(String(result)), at: place)
            }
            guard scalar == "\\" else {
                result.append(scalar)
                continue
            }
            let mark = line.offset - 1
            switch line.next() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case let other? where other == "\\" || other == "\"": result.append(other)
            case let other?:
                throw ExchangeProblem(
                    "“\\\(other)” stands for no character here; write the character itself, and \\\\ for a backslash",
                    at: file.position(at: mark))
            case nil: break
            }
        }
        throw ExchangeProblem("the text does not end", at: file.position(at: start))
    }
}
