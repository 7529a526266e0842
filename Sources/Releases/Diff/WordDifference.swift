/// The words of two lines that stand against each other.
enum WordDifference {
    /// Both lines in pieces; where they have next to nothing in common, one piece each that is not marked.
    static func pieces(
        _ old: String, _ new: String
    ) -> (old: [LineDifference.Piece], new: [LineDifference.Piece]) {
        let words = (Self.words(old), Self.words(new))
        var pieces: (old: [LineDifference.Piece], new: [LineDifference.Piece]) = ([], [])
        var common = 0
        for run in SequenceDifference.runs(words.0, words.1) {
            switch run {
            case .same(let words):
                let text = words.joined()
                common += text.count { !$0.isWhitespace }
                pieces.old.append(.init(text: text, isChanged: false))
                pieces.new.append(.init(text: text, isChanged: false))
            case .changed(let removed, let added):
                if !removed.isEmpty { pieces.old.append(.init(text: removed.joined(), isChanged: true)) }
                if !added.isEmpty { pieces.new.append(.init(text: added.joined(), isChanged: true)) }
            }
        }
        guard common * 4 >= min(old.count, new.count) else {
            return ([.init(text: old, isChanged: false)], [.init(text: new, isChanged: false)])
        }
        return pieces
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
