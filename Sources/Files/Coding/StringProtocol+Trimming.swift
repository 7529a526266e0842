extension StringProtocol {
    /// The text without the characters at its ends for which this holds.
    public func trimmed(_ isLeftOut: (Character) -> Bool) -> String {
        let rest = drop(while: isLeftOut)
        return String(rest[..<(rest.lastIndex { !isLeftOut($0) }.map(rest.index(after:)) ?? rest.startIndex)])
    }

    /// The text without white space at its ends, line ends among it.
    public var trimmingWhitespace: String { trimmed(\.isWhitespace) }

    /// The text without spaces and tabs at its ends.
    public var trimmingBlanks: String { trimmed { $0 == " " || $0 == "\t" } }
}
