/// Which of a number of places are taken, for finding the first one that is.
struct OrderedPresence {
    private var words: [UInt64]

    /// No place is taken of that many.
    init(count: Int) {
        words = [UInt64](repeating: 0, count: (count + 63) / 64)
    }

    /// Takes a place or frees it.
    subscript(place: Int) -> Bool {
        get { words[place >> 6] >> UInt64(place & 63) & 1 == 1 }
        set {
            let bit = UInt64(1) << UInt64(place & 63)
            if newValue { words[place >> 6] |= bit } else { words[place >> 6] &= ~bit }
        }
    }

    /// The first place that is taken.
    var first: Int? {
        for (index, word) in words.enumerated() where word != 0 {
            return index << 6 + word.trailingZeroBitCount
        }
        return nil
    }
}
