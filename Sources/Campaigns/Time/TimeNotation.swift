/// How a publisher writes a moment: `2026-11-20T09:00`, with seconds if need be, and with or without an offset.
public enum TimeNotation: Equatable, Sendable {
    /// It ended in `Z` or an offset such as `+01:00`, and so means one moment.
    case instant(Instant)
    /// It had no offset, and means what a clock in the workspace's zone shows.
    case civil(CivilTime)

    /// Reads the notation of ISO 8601 in its extended form; `T` may be lower case or a space. Nil if it is no such
    /// text or names a day or time that does not exist.
    public init?(_ text: String) {
        var scanner = DigitScanner(text)
        guard let year = scanner.number(4), scanner.take("-"), let month = scanner.number(2), scanner.take("-"),
            let day = scanner.number(2), scanner.take("T") || scanner.take("t") || scanner.take(" "),
            let hour = scanner.number(2), scanner.take(":"), let minute = scanner.number(2)
        else { return nil }
        var second = 0
        var thousandths: Int64 = 0
        if scanner.take(":") {
            guard let number = scanner.number(2) else { return nil }
            second = number
            if scanner.take(".") {
                guard let fraction = scanner.thousandths() else { return nil }
                thousandths = fraction
            }
        }
        let time = CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
        guard time.isValid else { return nil }
        if scanner.isAtEnd {
            guard thousandths == 0 else { return nil }
            self = .civil(time)
            return
        }
        guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
        let instant = time.asUTC.advanced(milliseconds: thousandths - offset * 1000)
        guard Instant.representable.contains(instant) else { return nil }
        self = .instant(instant)
    }
}

/// Reads runs of ASCII digits and single characters from the front of a text.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) {
        rest = text[...].utf8
    }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    mutating func number(_ count: Int) -> Int? {
        let digits = rest.prefix(count)
        guard digits.count == count, digits.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
        rest.removeFirst(count)
        return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }

    /// The digits after the point, at least one, as thousandths; what is finer is cut off.
    mutating func thousandths() -> Int64? {
        let digits = rest.prefix { $0 >= 48 && $0 <= 57 }
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        rest.removeFirst(digits.count)
        var value: Int64 = 0
        var scale: Int64 = 100
        for digit in digits {
            value += Int64(digit - 48) * scale
            scale /= 10
        }
        return value
    }

    /// `Z`, `+01:00`, `-0330` or `+01`, in seconds east of Greenwich.
    mutating func offset() -> Int64? {
        if take("Z") || take("z") { return 0 }
        let sign: Int64 = take("-") ? -1 : 1
        if sign == 1, !take("+") { return nil }
        guard let hours = number(2) else { return nil }
        var minutes = 0
        if take(":") || !isAtEnd {
            guard let number = number(2) else { return nil }
            minutes = number
        }
        guard hours <= 23, minutes <= 59 else { return nil }
        return sign * Int64(hours * 3600 + minutes * 60)
    }
}
