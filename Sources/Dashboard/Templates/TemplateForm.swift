import Clients

/// What a template makes of all values of one shape: HTML with slots for their texts.
struct TemplateForm {
    /// The HTML before each slot, and the slot's number.
    private var parts: [(html: [UInt8], slot: Int)] = []
    /// The HTML behind the last slot.
    private var end: [UInt8] = []
    /// How many bytes it is without its fillings.
    private let size: Int

    /// The form that a template drew with marks in place of texts.
    init(_ drawn: String) {
        let bytes = Array(drawn.utf8)
        var start = 0
        var index = 0
        size = bytes.count
        while index < bytes.count {
            guard let (slot, next) = Self.slot(in: bytes, at: index) else {
                index += 1
                continue
            }
            parts.append((Array(bytes[start..<index]), slot))
            start = next
            index = next
        }
        end = Array(bytes[start...])
    }

    /// The mark of a slot: two code points for private use, with the number between them.
    static func mark(_ slot: Int) -> String { "\u{F8FE}\(slot)\u{F8FF}" }

    /// The form with its slots filled; texts are escaped.
    func filled(with fillings: [TemplateValue.Filling]) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(size + fillings.reduce(0) { $0 + $1.size })
        for part in parts {
            bytes.append(contentsOf: part.html)
            guard fillings.indices.contains(part.slot) else { continue }
            switch fillings[part.slot] {
            case .text(let text): HTMLEscaping.append(text, to: &bytes)
            case .html(let html): bytes.append(contentsOf: html)
            }
        }
        bytes.append(contentsOf: end)
        return bytes
    }

    /// The slot whose mark starts at an index, and the index behind it.
    private static func slot(in bytes: [UInt8], at index: Int) -> (slot: Int, next: Int)? {
        guard bytes[index] == 0xEF, bytes[index...].starts(with: opening) else { return nil }
        var number = 0
        var next = index + opening.count
        while next < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[next]) {
            number = number &* 10 &+ Int(bytes[next] - UInt8(ascii: "0"))
            next += 1
        }
        guard bytes[next...].starts(with: closing) else { return nil }
        return (number, next + closing.count)
    }

    private static let opening = Array("\u{F8FE}".utf8)
    private static let closing = Array("\u{F8FF}".utf8)
}
