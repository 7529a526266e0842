import Clients
import TestSupport
import Testing

@Suite("Texts in JSON") struct JSONEscapingTests {
    @Test("Every byte is escaped as it would be by itself, wherever it stands among others", arguments: [false, true])
    func escapesEveryByte(escapesMarkup: Bool) {
        for byte in UInt8.min...UInt8.max {
            let texts = [0, 7, 8, 17].flatMap { length in
                (0...length).map { place in
                    var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
                    text.insert(byte, at: place)
                    return text
                }
            }
            let wrong = texts.filter { Self.written($0, escapesMarkup) != Self.plain($0, escapesMarkup) }
            #expect(wrong.isEmpty)
        }
    }

    @Test("Random bytes are escaped one by one", arguments: [false, true])
    func escapesRandomBytes(escapesMarkup: Bool) {
        var generator = SteppedGenerator(seed: 7)
        let bytes: [UInt8] = Array("ab\"\\<&\n\u{1}é新%$#!;=>[]".utf8) + [0x7F, 0x80, 0xA2, 0xBC, 0xDC, 0xFF]
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
                bytes.randomElement(using: &generator) ?? 0
            }
            #expect(Self.written(text, escapesMarkup) == Self.plain(text, escapesMarkup))
        }
    }

    private static func written(_ text: [UInt8], _ escapesMarkup: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        text.withUnsafeBufferPointer { JSONEscaping.append($0, escapesMarkup: escapesMarkup, to: &bytes) }
        return bytes
    }

    /// The obvious way.
    private static func plain(_ text: [UInt8], _ escapesMarkup: Bool) -> [UInt8] {
        let short: [UInt8: String] = [
            0x22: "\\\"", 0x5C: "\\\\", 0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r",
        ]
        var bytes: [UInt8] = [0x22]
        for byte in text {
            if let escape = short[byte] {
                bytes += escape.utf8
            } else if byte < 0x20 || escapesMarkup && (byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")) {
                bytes += ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
            } else {
                bytes.append(byte)
            }
        }
        return bytes + [0x22]
    }
}
