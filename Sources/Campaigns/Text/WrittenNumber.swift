/// A number in a text, in the digits of any script.
struct WrittenNumber: Sendable {
    /// Where it begins and ends in the UTF-8 of its text.
    let range: Range<Int>
    /// Its groups of digits, as ASCII without leading zeros.
    let groups: [String]
    /// What it can mean: `1.234` is one thousand and more in German, one and a bit in English.
    private(set) var readings: Set<String>
    /// Its value, where East Asian units follow one another.
    private var value: Int?
    /// Its digits, with a point before a fraction.
    private let written: String
    /// What stands around it.
    let context: Context

    init(_ range: Range<Int>, groups: [String], separators: [Separator], context: Context) {
        self.range = range
        self.groups = groups.map(\.withoutLeadingZeros)
        self.context = context
        let isFraction = separators == [.point] && groups.count == 2
        written = isFraction ? groups.joined(separator: ".") : groups.joined()
        readings = Self.readings(groups, separators)
    }

    /// What can stand between two groups of digits.
    enum Separator: Sendable {
        case point, comma, apostrophe, space, decimalPoint
    }

    /// Whether people often write it as a word.
    var isSmall: Bool {
        groups.count == 1 && !context.contains(.sign) && (Int(groups[0]).map { $0 <= 10 } ?? false)
    }

    /// Takes it ten, a hundred … times, because a unit such as 万 follows; in such languages a point begins a fraction.
    mutating func multiply(by zeros: Int) {
        let parts = written.split(separator: ".")
        let tail = parts.count == 2 ? String(parts[1]) : ""
        guard tail.utf8.count <= zeros, let whole = parts.first, whole.utf8.count + zeros < 18,
            let value = Int(whole + tail + String(repeating: "0", count: zeros - tail.utf8.count))
        else { return }
        self.value = value
        readings.formUnion(Self.scaled(String(value)))
    }

    /// The number that this one and the next make, as `1万` and `2500` do; nil where they make none.
    func joined(with next: WrittenNumber, below zeros: Int) -> WrittenNumber? {
        guard let value, let smaller = next.value ?? Int(next.written),
            String(smaller).utf8.count <= zeros
        else { return nil }
        let range = range.lowerBound..<next.range.upperBound
        var result = WrittenNumber(range, groups: groups, separators: [], context: context)
        result.value = value + smaller
        result.readings = Self.scaled(String(value + smaller)).union(readings).union(next.readings)
        return result
    }

    private static func readings(_ groups: [String], _ separators: [Separator]) -> Set<String> {
        let integer = groups.joined().withoutLeadingZeros
        guard let last = separators.last else { return scaled(integer) }
        var readings: Set<String> = []
        let isGrouped = groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
        let isIndian = groups.last?.utf8.count == 3 && groups.dropFirst().dropLast().allSatisfy { $0.utf8.count == 2 }
        if Set(separators).count == 1, isGrouped || isIndian { readings.formUnion(scaled(integer)) }
        let others = Set(separators.dropLast())
        if others.count <= 1, !others.contains(last), last != .space, last != .apostrophe {
            var fraction = groups[groups.count - 1]
            while fraction.hasSuffix("0") { fraction.removeLast() }
            let whole = groups.dropLast().joined().withoutLeadingZeros
            readings.insert(fraction.isEmpty ? whole : whole + "." + fraction)
            readings.insert(groups.dropLast().joined().withoutLeadingZeros + "." + groups[groups.count - 1])
        }
        if separators.count > 1, others.contains(last) {
            readings.insert(groups.map(\.withoutLeadingZeros).joined(separator: "."))
        }
        return readings
    }

    /// An integer, and what is left of it where thousands or the like are written as a word.
    private static func scaled(_ integer: String) -> Set<String> {
        let zeros = integer.reversed().prefix { $0 == "0" }.count
        return Set(
            [0, 3, 4, 5, 6, 7, 8, 9].filter { $0 == 0 || ($0 <= zeros && $0 < integer.count) }.map {
                String(integer.dropLast($0))
            })
    }
}

extension String {
    /// Digits without the zeros that they begin with, but with one digit at least.
    fileprivate var withoutLeadingZeros: String {
        let rest = drop { $0 == "0" }
        return rest.isEmpty ? String(suffix(1)) : String(rest)
    }
}
