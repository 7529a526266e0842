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
            switch line.next() {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case let other?: result.append(other)
            case nil: break
            }
        }
        throw ExchangeProblem("the text does not end", at: file.position(at: start))
    }
}
