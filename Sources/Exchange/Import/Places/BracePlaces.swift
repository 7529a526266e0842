import Clients
import Files

/// Finds values in JSON and in old-style property lists that have been read already: both are made of braces, lists,
/// names and quoted or bare words.
struct BracePlaces {
    private let bytes: [UInt8]
    private var index = 0

    /// At the front of the bytes.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The offset of the value at the end of these steps.
    mutating func offset(of steps: ArraySlice<FeedPath.Step>) -> Int? {
        skipSpace()
        guard let step = steps.first else { return index < bytes.count ? index : nil }
        switch step {
        case .index(let place):
            guard take("[") || take("(") else { return nil }
            for _ in 0..<place {
                skipValue()
                skipSpace()
                guard take(",") else { return nil }
            }
            return offset(of: steps.dropFirst())
        case .key(let key):
            guard take("{") else { return nil }
            skipSpace()
            while index < bytes.count, !take("}") {
                let name = word()
                skipSpace()
                guard take(":") || take("=") else { return nil }
                if name.hasBytes(of: key) { return offset(of: steps.dropFirst()) }
                skipValue()
                skipSpace()
                if !take(",") { _ = take(";") }
                skipSpace()
            }
            return nil
        }
    }

    /// The values that later ones of the same name replace.
    mutating func replaced() -> [ReplacedValue] {
        var found: [ReplacedValue] = []
        if bytes.starts(with: ByteOrderMark.utf8) { index = ByteOrderMark.utf8.count }
        _ = collect(at: FeedPath(), &found)
        return found
    }

    /// Passes over a value, and tells where it begins; nil where nothing more can be made of the bytes.
    private mutating func collect(at path: FeedPath, _ found: inout [ReplacedValue]) -> Int? {
        skipSpace()
        guard index < bytes.count else { return nil }
        let start = index
        if take("{") {
            var seen: [ExactText: Int] = [:]
            skipSpace()
            while index < bytes.count, !take("}") {
                let name = word()
                skipSpace()
                guard take(":") || take("="), let offset = collect(at: path.key(name), &found) else { return nil }
                if let earlier = seen.updateValue(offset, forKey: ExactText(name)) {
                    found.append(ReplacedValue(path: path.key(name), offset: earlier))
                }
                skipSpace()
                if !take(",") { _ = take(";") }
                skipSpace()
            }
        } else if take("[") || take("(") {
            var place = 0
            skipSpace()
            while index < bytes.count, !take("]"), !take(")") {
                guard collect(at: path.index(place), &found) != nil else { return nil }
                place += 1
                skipSpace()
                _ = take(",")
                skipSpace()
            }
        } else {
            skipValue()
        }
        return start
    }

    private mutating func skipValue() {
        skipSpace()
        var depth = 0
        repeat {
            skipSpace()
            guard index < bytes.count else { return }
            switch bytes[index] {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                depth -= 1
                index += 1
            case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "="): index += 1
            case UInt8(ascii: "<"): index = (bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
            default: _ = word()
            }
        } while depth > 0
    }

    /// A name or a text, with what its escapes mean.
    private mutating func word() -> String {
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let start = index
            while index < bytes.count, !Self.endsWord(bytes[index]) { index += 1 }
            if index == start { index += 1 }
            return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
        }
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        index = min(index + 1, bytes.count)
        let text = Array(bytes[start..<index])
        if quote == UInt8(ascii: "\""), let value = try? JSONReader().read(text), let name = value.string {
            return name
        }
        return BraceEscapes.decoded(text.dropFirst().dropLast())
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || ",;:={}[]()\"'".utf8.contains(byte)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if bytes[index...].starts(with: "//".utf8) {
                index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else if bytes[index...].starts(with: "/*".utf8) {
                index += 2
                while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
                index = min(index + 2, bytes.count)
            } else {
                return
            }
        }
    }
}
