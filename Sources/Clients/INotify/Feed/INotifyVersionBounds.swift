/// The versions that a message is for, read once.
struct INotifyVersionBounds: Sendable {
    private let minimum: NumericVersion?
    private let maximum: NumericVersion?
    /// Whether no version is within both.
    private let isForNone: Bool
    /// Whether it is no message, or names a version that is no text.
    let isOdd: Bool

    /// The versions in a message.
    init(_ message: PropertyValue) {
        let low = message[INotifyField.minVersion.rawValue]
        let high = message[INotifyField.maxVersion.rawValue]
        let (least, most) = (low?.string.map { NumericVersion($0) }, high?.string.map { NumericVersion($0) })
        (minimum, maximum) = (least, most)
        isForNone = least.flatMap { least in most.map { $0 < least } } ?? false
        isOdd = message.dictionary == nil || (low != nil && least == nil) || (high != nil && most == nil)
    }

    /// Why the message is not for a version: a number in the table of reasons; less than zero if it is.
    func exclusion(of version: NumericVersion, in table: NotShownTable) -> Int32 {
        if let minimum, version < minimum {
            return table.code(reason(.belowMinVersion))
        }
        if let maximum, maximum < version {
            return table.code(reason(.aboveMaxVersion))
        }
        return -1
    }

    private func reason(_ reason: INotifyMessageReason) -> DeviceReason {
        let (minimum, maximum) = (minimum?.text ?? "", maximum?.text ?? "")
        if isForNone { return reason.ofNoVersion(from: minimum, upTo: maximum) }
        return reason == .belowMinVersion ? INotifyMessageReason.below(minimum) : INotifyMessageReason.above(maximum)
    }
}
