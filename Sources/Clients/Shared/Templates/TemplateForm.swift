import Files

/// What a template makes of all values of one shape: HTML with slots for their texts.
///
/// Mustache needs a hundred microseconds for a view; a workspace has thousands of views, and few shapes.
public final class TemplateForm: Sendable {
    /// A place for a text.
    public struct Slot: Equatable, Sendable {
        /// The HTML before it, as a range of ``html``.
        var before: Range<Int>
        /// The number of its text.
        public var number: Int
        /// Whether the text is escaped there.
        var isEscaped: Bool
    }

    /// The HTML without the slots.
    let html: [UInt8]
    /// The slots in order.
    public let slots: [Slot]
    /// The HTML behind the last slot.
    let end: Range<Int>
    /// Whether each mark stayed whole; what is left of the others stands in the HTML.
    let isWhole: Bool

    /// No form has as many slots: a template has at most a megabyte.
    private static let mostSlots = 1 << 24

    /// The mark of a slot. The angle bracket in it is escaped where a text would be.
    public static func mark(_ number: Int) -> String { "\u{F8FE}\(number)<\u{F8FF}" }
    private static let opening: [UInt8] = [0xEF, 0xA3, 0xBE]
    private static let closing: [UInt8] = [0xEF, 0xA3, 0xBF]

    /// The form that a template drew with marks in place of texts.
    public init(_ drawn: String) {
        let bytes = Array(drawn.utf8)
        var html: [UInt8] = []
        var slots: [Slot] = []
        var isWhole = true
        var start = 0
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0xEF, bytes[index...].starts(with: Self.opening) {
                if let mark = Self.mark(in: bytes, at: index) {
                    slots.append(Slot(before: start..<html.count, number: mark.number, isEscaped: mark.isEscaped))
                    start = html.count
                    index = mark.end
                    continue
                }
                isWhole = false
            }
            html.append(bytes[index])
            index += 1
        }
        self.html = html
        self.slots = slots
        self.isWhole = isWhole
        end = start..<html.count
    }

    /// The mark that begins at an index; nil where something else follows its first character.
    private static func mark(in bytes: [UInt8], at index: Int) -> (number: Int, isEscaped: Bool, end: Int)? {
        var number = 0
        var index = index + opening.count
        while index < bytes.count, bytes[index].isDigit, number < mostSlots {
            number = number * 10 + Int(bytes[index] - 48)
            index += 1
        }
        let rest = bytes[index...]
        let isEscaped = rest.starts(with: "&lt;".utf8)
        guard isEscaped || rest.first == UInt8(ascii: "<"),
            rest.dropFirst(isEscaped ? 4 : 1).starts(with: closing)
        else { return nil }
        return (number, isEscaped, index + (isEscaped ? 7 : 4))
    }

    /// What it was made of: the HTML with marks in its slots.
    var drawn: String {
        let drawn = filled { place, bytes in
            let mark = Self.mark(slots[place].number)
            bytes.append(text: slots[place].isEscaped ? mark.replacing("<", with: "&lt;") : mark)
        }
        return String(decoding: drawn, as: UTF8.self)
    }

    /// Whether both are made of the same.
    func isSame(as other: TemplateForm) -> Bool {
        self === other || html == other.html && slots == other.slots && end == other.end
    }

    /// The page with these texts, one for each slot.
    func page(with texts: [String]) -> [UInt8] {
        filled(reserving: texts.reduce(64) { $0 + $1.utf8.count }) { place, bytes in
            if slots[place].isEscaped {
                HTMLEscaping.append(texts[place], to: &bytes)
            } else {
                bytes.append(text: texts[place])
            }
        }
    }

    /// The HTML with what is appended in each slot.
    ///
    /// - Parameters:
    ///   - size: about how many bytes that is.
    ///   - append: appends what is in the slot at a place.
    public func filled(reserving size: Int = 0, _ append: (Int, inout [UInt8]) -> Void) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(html.count + size)
        html.withUnsafeBufferPointer { html in
            for place in slots.indices {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[slots[place].before]))
                append(place, &bytes)
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[end]))
        }
        return bytes
    }
}
