import Campaigns

/// Writes JSON in UTF-8, with the entries of an object in the order they have.
///
/// Data becomes Base64; a number that JSON has no form for becomes null.
public struct JSONWriter: Sendable {
    /// How the text is laid out.
    public enum Layout: Sendable {
        /// On one line, without spaces.
        case compact
        /// One entry a line, indented by two spaces, ending in a line break.
        case pretty
    }

    /// How moments are written.
    public enum Dates: Sendable {
        /// As a text: `"2026-11-20T09:00:00Z"`.
        case text
        /// As journeys have them: `{"$date": "2026-11-20T09:00:00Z"}`.
        case object
    }

    /// How the text is laid out.
    var layout: Layout
    /// How moments are written.
    var dates: Dates
    /// Whether `<` and `&` are written as `\u003c` and `\u0026`, so that the text can stand in any element of a page.
    var escapesMarkup: Bool

    /// A writer; by default one line with moments as texts.
    public init(_ layout: Layout = .compact, dates: Dates = .text, escapesMarkup: Bool = false) {
        self.layout = layout
        self.dates = dates
        self.escapesMarkup = escapesMarkup
    }

    /// The bytes of the value.
    public func write(_ value: PropertyValue) -> [UInt8] {
        var bytes: [UInt8] = []
        append(value, indentation: 0, to: &bytes)
        if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
        return bytes
    }

    /// The value as text.
    public func text(_ value: PropertyValue) -> String {
        String(decoding: write(value), as: UTF8.self)
    }

    func append(_ value: PropertyValue, indentation: Int, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(static: "null")
        case .string(let text): JSONEscaping.append(text, escapesMarkup: escapesMarkup, to: &bytes)
        case .integer(let number): bytes.append(text: String(number))
        case .real(let number): bytes.append(text: number.isFinite ? "\(number)" : "null")
        case .boolean(let flag): bytes.append(static: flag ? "true" : "false")
        case .date(let instant):
            switch dates {
            case .text: JSONEscaping.append(instant.iso8601, escapesMarkup: escapesMarkup, to: &bytes)
            case .object: append(["$date": .string(instant.iso8601)], indentation: indentation, to: &bytes)
            }
        case .data(let data):
            bytes.append(UInt8(ascii: "\""))
            Base64.append(data, to: &bytes)
            bytes.append(UInt8(ascii: "\""))
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for index in values.indices {
                appendBreak(isFirst: index == 0, indentation + 1, to: &bytes)
                append(values[index], indentation: indentation + 1, to: &bytes)
            }
            if !values.isEmpty { appendBreak(indentation, to: &bytes) }
            bytes.append(UInt8(ascii: "]"))
        case .dictionary(let entries):
            bytes.append(UInt8(ascii: "{"))
            for index in entries.indices {
                appendBreak(isFirst: index == 0, indentation + 1, to: &bytes)
                appendName(entries[index].key, to: &bytes)
                append(entries[index].value, indentation: indentation + 1, to: &bytes)
            }
            if !entries.isEmpty { appendBreak(indentation, to: &bytes) }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    func appendName(_ name: String, to bytes: inout [UInt8]) {
        JSONEscaping.append(name, escapesMarkup: escapesMarkup, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    }

    func appendBreak(isFirst: Bool, _ indentation: Int, to bytes: inout [UInt8]) {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        appendBreak(indentation, to: &bytes)
    }

    func appendBreak(_ indentation: Int, to bytes: inout [UInt8]) {
        guard layout == .pretty else { return }
        bytes.append(UInt8(ascii: "\n"))
        for _ in 0..<indentation { bytes.append(static: "  ") }
    }
}
