extension Instant {
    /// `2026-11-20T09:00:00Z`; thousandths follow only where there are any: `2026-11-20T09:00:00.250Z`.
    public var iso8601: String {
        let thousandths = Int(milliseconds - seconds * 1000)
        return text(dateSeparator: "-", timeSeparator: ":", fraction: thousandths == 0 ? nil : thousandths)
    }

    /// `20261120T090000Z`, the basic form, used in names of files.
    public var iso8601Basic: String {
        text(dateSeparator: "", timeSeparator: "", fraction: nil)
    }

    /// Reads `2026-11-20T09:00:00Z`, with or without a fraction of a second; nil for anything else.
    public init?(iso8601 text: String) {
        guard case .instant(let instant)? = TimeNotation(text) else { return nil }
        self = instant
    }

    private func text(dateSeparator: String, timeSeparator: String, fraction: Int?) -> String {
        let time = CivilTime(utc: self)
        var result = padded(time.year, 4) + dateSeparator + padded(time.month, 2) + dateSeparator + padded(time.day, 2)
        result += "T" + padded(time.hour, 2) + timeSeparator + padded(time.minute, 2)
        result += timeSeparator + padded(time.second, 2)
        if let fraction { result += "." + padded(fraction, 3) }
        return result + "Z"
    }
}

/// The number in decimal digits, with zeros before it up to `width`.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
