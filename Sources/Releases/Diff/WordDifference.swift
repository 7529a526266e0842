import Files

/// The words of two lines that stand against each other.
enum WordDifference {
    /// How many words of the lines of one text are compared with each other: the words of an old line times those of the new
    /// one, line by line, without those that both begin and end with. An announcement takes some thousand.
    static let budget = 4_000_000

    /// Both lines in pieces; where they have next to nothing in common, one piece each that is not marked.
    ///
    /// - Parameter budget: what is left of it for the lines of a text; where it does not suffice, nothing is marked.
    static func pieces(
        _ old: String, _ new: String, _ budget: inout Int
    ) -> (old: [LineDifference.Piece], new: [LineDifference.Piece]) {
        let words = (Self.words(old).map(ExactText.init), Self.words(new).map(ExactText.init))
        let cost = SequenceDifference.cost(of: words.0, words.1)
        guard cost <= budget else {
            return ([.init(old, isChanged: false)], [.init(new, isChanged: false)])
        }
        budget -= cost
        let runs = SequenceDifference.runs(words.0, words.1)
        var pieces: (old: [LineDifference.Piece], new: [LineDifference.Piece]) = ([], [])
        var common = 0
        for (place, run) in runs.enumerated() {
            switch run {
            case .same(let words):
                let text = words.map(\.text).joined()
                common += text.count { !$0.isWhitespace }
                // A mere space between changed words belongs to them.
                let isGap = place > 0 && place < runs.count - 1 && text.allSatisfy(\.isWhitespace)
                add(text, isChanged: isGap, to: &pieces.old)
                add(text, isChanged: isGap, to: &pieces.new)
            case .changed(let removed, let added):
                add(removed.map(\.text).joined(), isChanged: true, to: &pieces.old)
                add(added.map(\.text).joined(), isChanged: true, to: &pieces.new)
            }
        }
        guard common * 4 >= min(old.count, new.count) else {
            return ([.init(old, isChanged: false)], [.init(new, isChanged: false)])
        }
        return pieces
    }

    private static func add(_ text: String, isChanged: Bool, to pieces: inout [LineDifference.Piece]) {
        if text.isEmpty { return }
        if let last = pieces.last, last.isChanged == isChanged {
            pieces[pieces.count - 1].text += text
        } else {
            pieces.append(.init(text, isChanged: isChanged))
        }
    }

    /// Words, the spaces and marks between them, and the characters of scripts that part no words, one by one.
    static func words(_ line: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        for character in line {
            let isPart = (character.isLetter || character.isNumber) && !isWordOfItsOwn(character)
            if isPart, isOpen {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            isOpen = isPart
        }
        return words
    }

    /// Kana, Han and the scripts of Southeast Asia are written without spaces.
    private static func isWordOfItsOwn(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x31A0...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
