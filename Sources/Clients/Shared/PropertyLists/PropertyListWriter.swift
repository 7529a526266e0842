import Campaigns
import Files

/// Writes XML property lists, straight into bytes.
///
/// Foundation's writer goes through objects and takes longer than rendering the whole feed.
enum PropertyListWriter {
    /// The property list that holds `value`, ending in a line break.
    ///
    /// Null has no form in a property list: where it stands in a dictionary or an array it is left out.
    static func write(_ value: PropertyValue) -> [UInt8] {
        var bytes: [UInt8] = []
        appendHead(to: &bytes)
        append(value, indentation: 0, to: &bytes)
        appendFoot(to: &bytes)
        return bytes
    }

    /// Appends what stands before the outermost value.
    static func appendHead(to bytes: inout [UInt8]) {
        bytes.append(
            static: """
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">

                """)
    }

    /// Appends what stands after the outermost value.
    static func appendFoot(to bytes: inout [UInt8]) {
        bytes.append(static: "</plist>\n")
    }

    /// Appends one value on lines of its own, behind as many tabs as `indentation` says; null appends nothing.
    static func append(_ value: PropertyValue, indentation: Int, to bytes: inout [UInt8]) {
        switch value {
        case .null: break
        case .string(let text):
            appendElement("<string>", "</string>\n", indentation, to: &bytes) { appendText(text, to: &$0) }
        case .integer(let number):
            appendElement("<integer>", "</integer>\n", indentation, to: &bytes) { $0.append(text: "\(number)") }
        case .real(let number):
            appendElement("<real>", "</real>\n", indentation, to: &bytes) { $0.append(text: notation(number)) }
        case .boolean(let flag): appendLine(flag ? "<true/>" : "<false/>", indentation, to: &bytes)
        case .date(let instant):
            let notation = Instant(seconds: instant.seconds).iso8601
            appendElement("<date>", "</date>\n", indentation, to: &bytes) { $0.append(text: notation) }
        case .data(let data):
            appendElement("<data>", "</data>\n", indentation, to: &bytes) { Base64.append(data, to: &$0) }
        case .array(let values):
            guard values.contains(where: { $0 != .null }) else {
                return appendLine("<array/>", indentation, to: &bytes)
            }
            appendLine("<array>", indentation, to: &bytes)
            for value in values { append(value, indentation: indentation + 1, to: &bytes) }
            appendLine("</array>", indentation, to: &bytes)
        case .dictionary(let entries):
            guard entries.contains(where: { $0.value != .null }) else {
                return appendLine("<dict/>", indentation, to: &bytes)
            }
            appendLine("<dict>", indentation, to: &bytes)
            for entry in entries { append(entry, indentation: indentation + 1, to: &bytes) }
            appendLine("</dict>", indentation, to: &bytes)
        }
    }

    /// Appends the name and the value of an entry of a dictionary; nothing if the value is null.
    static func append(_ entry: PropertyValue.Entry, indentation: Int, to bytes: inout [UInt8]) {
        if entry.value == .null { return }
        appendElement("<key>", "</key>\n", indentation, to: &bytes) { appendText(entry.key, to: &$0) }
        append(entry.value, indentation: indentation, to: &bytes)
    }

    /// Appends text as XML holds it; characters that XML 1.0 has no form for are left out.
    static func appendText(_ text: String, to bytes: inout [UInt8]) {
        text.withUTF8Bytes { source in
            var start = 0
            // Most bytes are ordinary, and are copied in runs.
            var index = source.end(before: replaced)
            while index < source.count {
                guard let (replacement, length) = replacement(source, index) else {
                    index = source.end(before: replaced, from: index + 1)
                    continue
                }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                bytes.append(static: replacement)
                start = index + length
                index = source.end(before: replaced, from: start)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        }
    }

    /// The bytes with which a character begins that may not stand for itself.
    private static let replaced = ByteSet { byte in
        switch byte {
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
        case ..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0xEF: true
        default: false
        }
    }

    /// What stands in place of the character that starts at `index`, and its length; nil if it stands for itself.
    private static func replacement(_ source: UnsafeBufferPointer<UInt8>, _ index: Int) -> (StaticString, Int)? {
        switch source[index] {
        case UInt8(ascii: "&"): ("&amp;", 1)
        case UInt8(ascii: "<"): ("&lt;", 1)
        case UInt8(ascii: ">"): ("&gt;", 1)
        case UInt8(ascii: "\r"): ("&#13;", 1)
        case 0xEF:
            // U+FFFE and U+FFFF.
            index + 2 < source.count && source[index + 1] == 0xBF && source[index + 2] >= 0xBE ? ("", 3) : nil
        default: ("", 1)
        }
    }

    /// The shortest decimal notation that reads back as the same number.
    private static func notation(_ number: Double) -> String {
        if number.isNaN { return "nan" }
        if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
        return "\(number)"
    }

    private static func appendElement(
        _ start: StaticString, _ end: StaticString, _ indentation: Int, to bytes: inout [UInt8],
        content: (inout [UInt8]) -> Void
    ) {
        appendTabs(indentation, to: &bytes)
        bytes.append(static: start)
        content(&bytes)
        bytes.append(static: end)
    }

    private static func appendLine(_ line: StaticString, _ indentation: Int, to bytes: inout [UInt8]) {
        appendTabs(indentation, to: &bytes)
        bytes.append(static: line)
        bytes.append(static: "\n")
    }

    private static func appendTabs(_ count: Int, to bytes: inout [UInt8]) {
        for _ in 0..<count { bytes.append(UInt8(ascii: "\t")) }
    }
}
