extension Unicode.Scalar {
    /// Whether a terminal or an editor obeys it in place of showing it: controls, line ends, marks that turn the
    /// direction of writing.
    public var isObeyed: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Whether property lists, which are XML, have no form for it.
    var isNotInFeeds: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0xFFFE, 0xFFFF: true
        default: false
        }
    }

    /// The name that Unicode gives it by its number: `U+202E`.
    public var codeName: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
