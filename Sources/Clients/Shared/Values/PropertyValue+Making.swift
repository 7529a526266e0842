import Campaigns

extension PropertyValue {
    /// A whole number.
    public static func integer(_ number: Int) -> PropertyValue { .integer(Int64(number)) }

    /// Texts in order.
    public static func texts(_ texts: [String]) -> PropertyValue { .array(texts.map { .string($0) }) }

    /// A text, or null where there is none.
    public static func optional(_ text: String?) -> PropertyValue { text.map { .string($0) } ?? .null }

    /// A moment as a text, or null where there is none.
    public static func optional(_ instant: Instant?) -> PropertyValue { .optional(instant?.iso8601) }

    /// A whole number, or null where there is none.
    public static func optional(_ number: Int?) -> PropertyValue { number.map { .integer($0) } ?? .null }
}
