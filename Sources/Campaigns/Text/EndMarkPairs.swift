import Files

/// The lines of a translation and its source whose ends are worth a comparison, found by looking at bytes.
enum EndMarkPairs {
    /// The lines that are compared, and may end in different ways: all but items of lists where both texts have the
    /// same lines, else the last ones.
    static func unlike(_ own: TextLines, _ source: TextLines) -> [(Substring, Substring)] {
        let (left, right) = (own.lines, source.lines)
        var isParallel = left.count == right.count
        for (own, wanted) in zip(left, right) where own.isItem != wanted.isItem { isParallel = false }
        let compared = isParallel ? Array(zip(left, right)) : Array(zip(left.suffix(1), right.suffix(1)))
        var pairs: [(Substring, Substring)] = []
        for (one, other) in compared {
            guard !one.isItem, !other.isItem else { continue }
            if let end = plainEnd(of: one.range, in: own.text), end == plainEnd(of: other.range, in: source.text) {
                continue
            }
            let (ownLine, wantedLine) = (one.text(in: own.text), other.text(in: source.text))
            if ownLine != wantedLine { pairs.append((ownLine, wantedLine)) }
        }
        return pairs
    }

    /// How a line ends whose last bytes leave no doubt, whatever its language; nil for all others.
    private static func plainEnd(of line: Range<Int>, in text: String) -> EndMark? {
        text.withUTF8Bytes { bytes in
            let last = bytes[line.upperBound - 1]
            switch last {
            case UInt8(ascii: "!"): return .stop
            case UInt8(ascii: "?"): return .question
            case UInt8(ascii: "."):
                return line.count > 1 && bytes[line.upperBound - 2] != UInt8(ascii: ".") ? .stop : nil
            case 48...57, 65...90, 97...122: return EndMark.none
            case 0x82 where line.count > 2 && bytes[line.upperBound - 3] == 0xE3 && bytes[line.upperBound - 2] == 0x80:
                return .stop
            default: return nil
            }
        }
    }
}
