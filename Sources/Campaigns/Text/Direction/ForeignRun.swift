/// Words in a line that run against the direction of its language, with the digits and signs that belong to them.
enum ForeignRun {
    /// The runs of a line, from its beginning, as ranges of its characters; what is isolated already is passed over.
    static func all(in line: BidirectionalLine, isRightToLeft: Bool) -> [Range<Int>] {
        let classes = line.classes
        let ends = line.isolateEnds
        var runs: [Range<Int>] = []
        var run: Range<Int>?
        var index = 0
        while index < classes.count {
            let item = classes[index]
            if item.beginsIsolate {
                index = ends[index] ?? classes.count
            } else if item.isStrong {
                if item.isRightToLeft != isRightToLeft {
                    run = (run?.lowerBound ?? index)..<(index + 1)
                } else if let ended = run {
                    runs.append(ended)
                    run = nil
                }
            } else if isRightToLeft, item == .europeanNumber, let begun = run {
                // A number behind a Latin word goes the way of that word.
                run = begun.lowerBound..<(index + 1)
            }
            index += 1
        }
        if let run { runs.append(run) }
        let words = runs.filter { $0.contains { classes[$0].isStrong && !line.scalars[$0].isDirectionMark } }
        return words.map { completed($0, in: line, isRightToLeft: isRightToLeft) }
    }

    private static func completed(
        _ run: Range<Int>, in line: BidirectionalLine, isRightToLeft: Bool
    ) -> Range<Int> {
        var (start, end) = (run.lowerBound, run.upperBound)
        var open = line.scalars[run].reduce(0) { $0 + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0) }
        while end < line.scalars.count {
            let scalar = line.scalars[end]
            if scalar == ")", open > 0 {
                open -= 1
            } else if !belongsBehind(scalar, line.classes[end], isRightToLeft: isRightToLeft) {
                break
            }
            end += 1
        }
        start = number(before: start, in: line) ?? start
        if isRightToLeft {
            start = sign(before: start, in: line) ?? unitNumber(before: start, of: run, in: line) ?? start
        }
        return start..<end
    }

    /// Whether a character that follows a word directly is a part of it: `C++`, `Acme™`.
    private static func belongsBehind(
        _ scalar: Unicode.Scalar, _ item: BidirectionalClass, isRightToLeft: Bool
    ) -> Bool {
        if item.isNumber || item == .nonspacingMark || item == .boundaryNeutral { return true }
        return isRightToLeft && "+#%/*=&@$€£¥™®©°_~".unicodeScalars.contains(scalar)
    }

    /// Digits directly before a word: `3D`.
    private static func number(before start: Int, in line: BidirectionalLine) -> Int? {
        var first = start
        while first > 0, line.classes[first - 1].isNumber { first -= 1 }
        return first < start ? first : nil
    }

    /// Signs that a word begins with: `.NET`, `#1`.
    private static func sign(before start: Int, in line: BidirectionalLine) -> Int? {
        var first = start
        while first > 0, ".#@$€£¥+~_&/".unicodeScalars.contains(line.scalars[first - 1]) { first -= 1 }
        guard first < start, first == 0 || line.classes[first - 1] == .whiteSpace else { return nil }
        return first
    }

    private static let units: Set<String> = [
        "B", "KB", "kB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "kbps", "Kbps", "Mbps", "Gbps", "fps", "FPS", "Hz",
        "kHz",
        "MHz", "GHz", "px", "dpi", "MP", "mm", "cm", "m", "km", "mi", "ft", "in", "g", "kg", "lb", "oz", "ml", "l", "s",
        "ms", "sec", "min", "h", "kcal", "V", "W", "mAh", "USD", "EUR", "GBP", "ILS", "AM", "PM", "am", "pm", "x", "K",
        "k",
    ]

    /// The number before a unit: `24 GB`.
    private static func unitNumber(before start: Int, of run: Range<Int>, in line: BidirectionalLine) -> Int? {
        let word = line.scalars[run].prefix { $0.properties.isAlphabetic }
        guard units.contains(String(String.UnicodeScalarView(word))), start > 1, line.classes[start - 1] == .whiteSpace
        else { return nil }
        var first = start - 1
        while first > 0 {
            let item = line.classes[first - 1]
            let isInside = first < start - 1 && (item == .commonSeparator || item == .arabicNumber)
            guard item == .europeanNumber || isInside else { break }
            first -= 1
        }
        return first < start - 1 ? first : nil
    }
}

extension Unicode.Scalar {
    /// Whether it is one of the marks that are never seen and only give a direction.
    fileprivate var isDirectionMark: Bool { value == 0x200E || value == 0x200F || value == 0x61C }
}
