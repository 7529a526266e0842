/// The place at which Foundation's parser gives up on an XML property list.
///
/// The parser names no more than a line, and that in its words alone. ``PropertyListWalk`` finds the element; where both
/// disagree on the line, Foundation's is right, and the place is its first letter.
struct PropertyListFault: Equatable {
    /// The offset of what is wrong: a tag, a reference, or a letter that does not belong there.
    var offset: Int
    /// How many bytes Foundation has read when it finds that out; the line that it names is theirs.
    var reached: Int

    /// The offset of what is wrong in bytes that Foundation could not read; nil where nothing is known of it.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8, without a byte-order mark.
    ///   - line: the line that Foundation names, if it names one.
    static func offset(in bytes: [UInt8], line: Int?) -> Int? {
        var walk = PropertyListWalk(bytes)
        let isXML = bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<")
        let fault = isXML ? walk.fault() : nil
        guard let line else { return fault?.offset }
        if let fault, self.line(of: fault.reached, in: bytes) == line { return fault.offset }
        return start(ofLine: line, in: bytes)
    }

    private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
        (0..<offset).reduce(1) { $0 + (endsLine($1, bytes) ? 1 : 0) }
    }

    /// The offset of the first byte from a line's beginning on that is no space.
    private static func start(ofLine line: Int, in bytes: [UInt8]) -> Int {
        var rest = line - 1
        var index = 0
        while rest > 0, index < bytes.count {
            if endsLine(index, bytes) { rest -= 1 }
            index += 1
        }
        return bytes[index...].firstIndex { $0 > 0x20 } ?? bytes.count
    }

    /// Whether a byte ends a line as Foundation counts them: a carriage return does so by itself too.
    private static func endsLine(_ index: Int, _ bytes: [UInt8]) -> Bool {
        switch bytes[index] {
        case 0x0D: true
        case 0x0A: index == 0 || bytes[index - 1] != 0x0D
        default: false
        }
    }
}
