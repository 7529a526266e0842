/// The versions that a message is for, read once.
struct INotifyVersionBounds: Sendable {
    private var minimum: NumericVersion?
    private var maximum: NumericVersion?
    /// Whether it is no message, or names a version that is no text.
    let isOdd: Bool

    /// The versions in a message.
    init(_ message: PropertyValue) {
        let low = message[INotifyField.minVersion.rawValue]
        let high = message[INotifyField.maxVersion.rawValue]
        minimum = low?.string.map { NumericVersion($0) }
        maximum = high?.string.map { NumericVersion($0) }
        isOdd = message.dictionary == nil || (low != nil && minimum == nil) || (high != nil && maximum == nil)
    }

    /// Why the message is not for a version: a number in the table of reasons; less than zero if it is.
    func exclusion(of version: NumericVersion, in table: NotShownTable) -> Int32 {
        if let minimum, version < minimum {
            return table.code(INotifyMessageReason.below(minimum.text))
        }
        if let maximum, maximum < version {
            return table.code(INotifyMessageReason.above(maximum.text))
        }
        return -1
    }
}
