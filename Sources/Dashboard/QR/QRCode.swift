import Clients

/// A QR code of a short text, as ISO/IEC 18004 has it: bytes, error correction of level M, versions 1 to 10.
struct QRCode: Equatable, Sendable {
    /// How many modules a side has.
    let size: Int
    private let dark: [Bool]

    /// The smallest code that holds a text; nil where none does: from 214 bytes of UTF-8 on.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { $0.byteCapacity >= bytes.count }) else { return nil }
        let blank = QRMatrix(version, codewords: QRCodewords.of(bytes, in: version))
        let masked = (0..<8).map { blank.masked($0) }
        let best = masked.min { QRPenalty.of($0) < QRPenalty.of($1) } ?? blank
        size = best.size
        dark = best.dark
    }

    /// Whether a module is dark.
    subscript(row: Int, column: Int) -> Bool { dark[row * size + column] }

    /// The code as an SVG image, with the margin of four modules that readers need.
    ///
    /// - Parameter title: what it leads to, for those who do not see it.
    func svg(title: String) -> String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let start = column
                while column < size, self[row, column] { column += 1 }
                if column > start { path += "M\(start + 4) \(row + 4)h\(column - start)v1h-\(column - start)z" }
                column += 1
            }
        }
        let side = size + 8
        return """
            <svg class="qr" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(side) \(side)" role="img" \
            aria-label="\(HTMLEscaping.escaped(title))" shape-rendering="crispEdges">\
            <path fill="#fff" d="M0 0h\(side)v\(side)H0z"/><path fill="#000" d="\(path)"/></svg>
            """
    }
}
