import Campaigns

/// A value as feeds hold it: the types of a property list, and JSON's null.
///
/// Entries of a dictionary keep their order, which is the order in which they are written.
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
