import Campaigns
import Files

/// A value as feeds hold it: the types of a property list, and JSON's null.
///
/// Entries of a dictionary keep their order, which is the order in which they are written. Two values are equal where
/// the clients find them so: texts and names byte by byte.
public enum PropertyValue: Hashable, Sendable {
    /// JSON's null; property lists have none.
    case null
    /// Text.
    case string(String)
    /// A whole number.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// True or false.
    case boolean(Bool)
    /// A moment.
    case date(Instant)
    /// Bytes; property lists only.
    case data([UInt8])
    /// Values in order.
    case array([PropertyValue])
    /// Values by name, in the order in which they are written.
    case dictionary([Entry])

    /// One name and its value.
    public struct Entry: Hashable, Sendable {
        /// The name.
        public var key: String
        /// What stands under it.
        public var value: PropertyValue

        /// An entry of a dictionary.
        public init(_ key: String, _ value: PropertyValue) {
            self.key = key
            self.value = value
        }
    }
}

extension PropertyValue {
    /// Whether both are of one type and say the same, texts byte by byte.
    public static func == (left: PropertyValue, right: PropertyValue) -> Bool {
        switch (left, right) {
        case (.null, .null): true
        case (.string(let text), .string(let other)): text.hasBytes(of: other)
        case (.integer(let number), .integer(let other)): number == other
        case (.real(let number), .real(let other)): number == other
        case (.boolean(let flag), .boolean(let other)): flag == other
        case (.date(let instant), .date(let other)): instant == other
        case (.data(let bytes), .data(let other)): bytes == other
        case (.array(let values), .array(let others)): values == others
        case (.dictionary(let entries), .dictionary(let others)): entries == others
        default: false
        }
    }
}

extension PropertyValue.Entry {
    /// Whether both have the same name, byte by byte, and the same value.
    public static func == (left: PropertyValue.Entry, right: PropertyValue.Entry) -> Bool {
        left.key.hasBytes(of: right.key) && left.value == right.value
    }
}
