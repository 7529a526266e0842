extension Rule {
    /// Two spaces where one is meant.
    static let doubleSpace = Rule.changeable("text-double-space", .warning)
}

/// Finds two spaces in a row inside a text; at the beginning of a line they may be meant.
enum DoubleSpace {
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        text.parts.compactMap { part in
            guard part.traits.contains(.doubleSpaces), let offset = offset(in: part.value) else { return nil }
            return Diagnostic(
                .doubleSpace, at: part.position(at: offset), "\(part.name) has two spaces in a row",
                suggestion: "keep one", locales: locales)
        }
    }

    /// The first of two spaces that follow something else than a line end or a space.
    private static func offset(in text: String) -> Int? {
        var previous: UInt8 = 0x0A
        var beforePrevious: UInt8 = 0x0A
        for (offset, byte) in text.utf8.enumerated() {
            if previous == 0x20, byte == 0x20, beforePrevious != 0x0A, beforePrevious != 0x20 { return offset - 1 }
            (beforePrevious, previous) = (previous, byte)
        }
        return nil
    }
}
