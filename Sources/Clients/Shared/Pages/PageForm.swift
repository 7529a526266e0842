import Files

/// What a template makes of all values of one shape: HTML with slots for their texts.
///
/// Mustache needs a hundred microseconds for a view; a workspace has thousands of views, and few shapes.
final class PageForm: Sendable {
    /// A place for a text.
    struct Slot: Equatable, Sendable {
        /// The HTML before it, as a range of ``html``.
        var before: Range<Int>
        /// The number of its text.
        var number: Int
        /// Whether the text is escaped there.
        var isEscaped: Bool
    }

    /// The HTML without the slots.
    let html: [UInt8]
    /// The slots in order.
    let slots: [Slot]
    /// The HTML behind the last slot.
    let end: Range<Int>

    /// No form has as many slots: a template has at most a megabyte.
    private static let mostSlots = 1 << 24

    /// The mark of a slot. The angle bracket in it is escaped where a text would be.
    static func mark(_ number: Int) -> String { "\u{F8FE}\(number)<\u{F8FF}" }
    private static let opening: [UInt8] = [0xEF, 0xA3, 0xBE]
    private static let closing: [UInt8] = [0xEF, 0xA3, 0xBF]

    /// The form that a template drew with marks in place of texts; nil where a mark did not stay whole.
    init?(_ drawn: String) {
        let bytes = Array(drawn.utf8)
        var html: [UInt8] = []
        var slots: [Slot] = []
        var start = 0
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0xEF, bytes[index...].starts(with: Self.opening) else {
                html.append(bytes[index])
                index += 1
                continue
            }
            var number = 0
            index += 3
            while index < bytes.count, bytes[index].isDigit, number < Self.mostSlots {
                number = number * 10 + Int(bytes[index] - 48)
                index += 1
            }
            let rest = bytes[index...]
            let isEscaped = rest.starts(with: "&lt;".utf8)
            guard isEscaped || rest.first == UInt8(ascii: "<"),
                rest.dropFirst(isEscaped ? 4 : 1).starts(with: Self.closing)
            else { return nil }
            index += isEscaped ? 7 : 4
            slots.append(Slot(before: start..<html.count, number: number, isEscaped: isEscaped))
            start = html.count
        }
        self.html = html
        self.slots = slots
        end = start..<html.count
    }

    /// What it was made of: the HTML with marks in its slots.
    var drawn: String {
        var drawn: [UInt8] = []
        for slot in slots {
            drawn += html[slot.before]
            let mark = Self.mark(slot.number)
            drawn += (slot.isEscaped ? mark.replacing("<", with: "&lt;") : mark).utf8
        }
        return String(decoding: drawn + html[end], as: UTF8.self)
    }

    /// Whether both are made of the same.
    func isSame(as other: PageForm) -> Bool {
        self === other || html == other.html && slots == other.slots && end == other.end
    }

    /// The page with these texts, one for each slot.
    func page(with texts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(texts.reduce(html.count + 64) { $0 + $1.utf8.count })
        html.withUnsafeBufferPointer { html in
            for (slot, text) in zip(slots, texts) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[slot.before]))
                if slot.isEscaped {
                    HTMLEscaping.append(text, to: &bytes)
                } else {
                    bytes.append(text: text)
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[end]))
        }
        return bytes
    }
}
