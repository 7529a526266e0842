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

    private func text(dateSeparator: StaticString, timeSeparator: StaticString, fraction: Int?) -> String {
        let time = CivilTime(utc: self)
        if (0...9999).contains(time.year) {
            return String(unsafeUninitializedCapacity: 32) { bytes in
                var writer = DigitWriter(bytes)
                writer.append(time.year, 4)
                writer.append(dateSeparator)
                writer.append(time.month, 2)
                writer.append(dateSeparator)
                writer.append(time.day, 2)
                writer.append("T")
                writer.append(time.hour, 2)
                writer.append(timeSeparator)
                writer.append(time.minute, 2)
                writer.append(timeSeparator)
                writer.append(time.second, 2)
                if let fraction {
                    writer.append(".")
                    writer.append(fraction, 3)
                }
                writer.append("Z")
                return writer.count
            }
        }
        return longText(time, "\(dateSeparator)", "\(timeSeparator)", fraction)
    }

    /// The same for years of more or less than four digits.
    private func longText(
        _ time: CivilTime, _ dateSeparator: String, _ timeSeparator: String, _ fraction: Int?
    ) -> String {
        var result = padded(time.year, 4) + dateSeparator + padded(time.month, 2) + dateSeparator + padded(time.day, 2)
        result += "T" + padded(time.hour, 2) + timeSeparator + padded(time.minute, 2)
        result += timeSeparator + padded(time.second, 2)
        if let fraction { result += "." + padded(fraction, 3) }
        return result + "Z"
    }
}

/// The number in decimal digits, with zeros before it up to `width`.
public func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Writes numbers with leading zeros, and what stands between them, into memory.
private struct DigitWriter {
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    init(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Appends a number in exactly so many digits.
    mutating func append(_ number: Int, _ digits: Int) {
        var rest = number
        for place in stride(from: count + digits - 1, through: count, by: -1) {
            bytes[place] = UInt8(48 + rest % 10)
            rest /= 10
        }
        count += digits
    }

    mutating func append(_ text: StaticString) {
        for offset in 0..<text.utf8CodeUnitCount { bytes[count + offset] = text.utf8Start[offset] }
        count += text.utf8CodeUnitCount
    }
}
