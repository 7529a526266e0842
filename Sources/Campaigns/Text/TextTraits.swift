import Files

/// What a text may hold, seen in one quick look at its bytes, so that rules need not read what cannot concern them.
struct TextTraits: OptionSet, Sendable {
    let rawValue: UInt16

    /// A digit of ASCII.
    static let digits = TextTraits(rawValue: 1)
    /// A percent sign.
    static let percent = TextTraits(rawValue: 2)
    /// An opening brace.
    static let braces = TextTraits(rawValue: 4)
    /// A colon.
    static let colons = TextTraits(rawValue: 8)
    /// A character that may be a digit of another script.
    static let otherDigits = TextTraits(rawValue: 16)
    /// A character that may be written from right to left, or makes others so.
    static let rightToLeft = TextTraits(rawValue: 32)
    /// Two capitals in a row, a bracket such as ⟦, or the letters `ips`, `xt `, `w h` or `“d`: perhaps a word that only holds
    /// a place.
    static let filler = TextTraits(rawValue: 64)
    /// Two spaces in a row.
    static let doubleSpaces = TextTraits(rawValue: 128)
    /// A character that feeds have no form for.
    static let notInFeeds = TextTraits(rawValue: 256)

    /// What `text` may hold.
    static func of(_ text: String) -> TextTraits {
        text.withUTF8Bytes { patterns.found(in: $0) }
    }

    private static let patterns: TraitPatterns = {
        var patterns = TraitPatterns()
        patterns.add(digits, 0x30...0x39)
        patterns.add(percent, text: "%")
        patterns.add(braces, text: "{")
        patterns.add(colons, text: ":")
        // As ScriptDigit reads them.
        for lead: UInt8 in [0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF] { patterns.add(otherDigits, lead...lead) }
        patterns.add(rightToLeft, 0xD6...0xDF)
        patterns.add(rightToLeft, 0xE0...0xE0, 0xA0...0xA3)
        patterns.add(rightToLeft, 0xE2...0xE2, 0x80...0x80, 0xAD...0xAE)
        patterns.add(rightToLeft, 0xEF...0xEF, 0xAC...0xBB)
        patterns.add(rightToLeft, 0xF0...0xF0, 0x90...0x90)
        patterns.add(rightToLeft, 0xF0...0xF0, 0x9E...0x9E)
        patterns.add(filler, 0x41...0x5A, 0x41...0x5A)
        for mark in ["[", "⟦", "ips", "xt ", "w h", "“d"] { patterns.add(filler, text: mark) }
        patterns.add(doubleSpaces, text: "  ")
        patterns.add(notInFeeds, 0x00...0x08)
        patterns.add(notInFeeds, 0x0B...0x0C)
        patterns.add(notInFeeds, 0x0E...0x1F)
        patterns.add(notInFeeds, 0xEF...0xEF, 0xBF...0xBF, 0xBE...0xBF)
        return patterns
    }()
}

/// Short runs of bytes and what each of them tells, all looked for at once.
///
/// Every place of every pattern is a bit. While bytes go by, a bit is set where its pattern fits as far as its place: the
/// bits move on by one, and those stay whose place the byte may take. This is the Shift-And method of Baeza-Yates and
/// Gonnet; it asks nothing of a byte that a processor would have to guess.
private struct TraitPatterns: Sendable {
    /// By byte, the places that it may take.
    private var places = [UInt64](repeating: 0, count: 256)
    /// The first places of all patterns.
    private var starts: UInt64 = 0
    /// The last places, and what a text holds that gets there.
    private var ends: [(place: UInt64, trait: TextTraits)] = []
    private var count = 0

    /// Adds a pattern, by the bytes that may take each of its places.
    mutating func add(_ trait: TextTraits, _ bytes: ClosedRange<UInt8>...) {
        add(trait, bytes)
    }

    /// Adds a text as a pattern.
    mutating func add(_ trait: TextTraits, text: String) {
        add(trait, text.utf8.map { $0...$0 })
    }

    private mutating func add(_ trait: TextTraits, _ bytes: [ClosedRange<UInt8>]) {
        precondition(count + bytes.count <= UInt64.bitWidth, "all patterns together have 64 places")
        starts |= 1 << count
        for range in bytes {
            for byte in range { places[Int(byte)] |= 1 << count }
            count += 1
        }
        ends.append((1 << (count - 1), trait))
    }

    /// What the patterns tell that stand in these bytes.
    func found(in bytes: UnsafeBufferPointer<UInt8>) -> TextTraits {
        var fitting: UInt64 = 0
        var reached: UInt64 = 0
        places.withUnsafeBufferPointer { places in
            for byte in bytes {
                fitting = (fitting << 1 | starts) & places[Int(byte)]
                reached |= fitting
            }
        }
        var traits: TextTraits = []
        for (place, trait) in ends where reached & place != 0 { traits.insert(trait) }
        return traits
    }
}
