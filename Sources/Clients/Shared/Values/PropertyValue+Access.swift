import Campaigns
import Files

extension PropertyValue {
    /// The value of the last entry of that name in a dictionary, byte by byte; nil for anything else.
    public subscript(key: String) -> PropertyValue? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries.last { $0.key.hasBytes(of: key) }?.value
    }

    /// The text, if this is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The whole number, if this is one.
    public var integer: Int64? {
        if case .integer(let number) = self { number } else { nil }
    }

    /// The number, whole or not.
    public var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        default: nil
        }
    }

    /// True or false, if this is one of them.
    public var boolean: Bool? {
        if case .boolean(let flag) = self { flag } else { nil }
    }

    /// The moment, if this is one.
    var date: Instant? {
        if case .date(let instant) = self { instant } else { nil }
    }

    /// The values in order, if this is an array.
    public var array: [PropertyValue]? {
        if case .array(let values) = self { values } else { nil }
    }

    /// The entries in order, if this is a dictionary.
    public var dictionary: [Entry]? {
        if case .dictionary(let entries) = self { entries } else { nil }
    }
}

extension PropertyValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// A whole number.
    public init(integerLiteral value: Int64) { self = .integer(value) }
    /// True or false.
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    /// Values in order.
    public init(arrayLiteral elements: PropertyValue...) { self = .array(elements) }
    /// Values by name, in the order given.
    public init(dictionaryLiteral elements: (String, PropertyValue)...) {
        self = .dictionary(elements.map { Entry($0.0, $0.1) })
    }
    /// JSON's null.
    public init(nilLiteral: ()) { self = .null }
}
