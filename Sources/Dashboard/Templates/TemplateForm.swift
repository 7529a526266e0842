import Clients
import Files

/// What a template makes of all values of one shape: HTML with slots for their texts.
struct TemplateForm {
    /// The HTML without its slots.
    private var html: [UInt8] = []
    /// The slots, each with its number and the bytes of HTML before it.
    private var slots: [(end: Int, slot: Int)] = []

    /// The form that a template drew with marks in place of texts.
    init(_ drawn: String) {
        let bytes = Array(drawn.utf8)
        var start = 0
        var index = 0
        while index < bytes.count {
            guard let (slot, next) = Self.slot(in: bytes, at: index) else {
                index += 1
                continue
            }
            html += bytes[start..<index]
            slots.append((html.count, slot))
            start = next
            index = next
        }
        html += bytes[start...]
    }

    /// The mark of a slot: two code points for private use, with the number between them.
    static func mark(_ slot: Int) -> String { "\u{F8FE}\(slot)\u{F8FF}" }

    /// The form with its slots filled; texts are escaped.
    func filled(with fillings: [TemplateValue.Filling]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(html.count + fillings.reduce(0) { $0 + $1.size })
        html.withUnsafeBufferPointer { html in
            var start = 0
            for slot in slots {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[start..<slot.end]))
                start = slot.end
                guard slot.slot < fillings.count else { continue }
                switch fillings[slot.slot] {
                case .text(let text): HTMLEscaping.append(text, to: &bytes)
                case .html(let html): bytes.append(contentsOf: html)
                }
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: html[start...]))
        }
        return bytes
    }

    /// The slot whose mark starts at an index, and the index behind it.
    private static func slot(in bytes: [UInt8], at index: Int) -> (slot: Int, next: Int)? {
        guard bytes[index] == 0xEF, bytes[index...].starts(with: opening) else { return nil }
        var number = 0
        var next = index + opening.count
        while next < bytes.count, bytes[next].isDigit {
            number = number &* 10 &+ Int(bytes[next] - UInt8(ascii: "0"))
            next += 1
        }
        guard bytes[next...].starts(with: closing) else { return nil }
        return (number, next + closing.count)
    }

    private static let opening = Array("\u{F8FE}".utf8)
    private static let closing = Array("\u{F8FF}".utf8)
}
