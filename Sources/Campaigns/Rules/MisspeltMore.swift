import Files

extension Rule {
    /// Something that was probably meant as the marker `<!-- more -->`.
    static let misspeltMore = Rule.changeable("misspelt-more", .warning)
}

/// Finds markers written in another way than the one that counts; a comment of Markdown says nothing of itself.
enum MisspeltMore {
    static func findings(in text: CampaignText) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        // The place of each is counted from the beginning of the file.
        for offset in opens(in: text) where findings.count < WrittenText.findingLimit {
            let start = String(decoding: text.file.bytes[offset..<text.body.upperBound].prefix(48), as: UTF8.self)
            guard let end = start.firstIndex(of: ">"), isNearly(start[...end]) else { continue }
            findings.append(
                Diagnostic(
                    .misspeltMore, at: text.file.position(at: offset), "“\(start[...end])” does not divide the text",
                    suggestion: "write <!-- more --> if it should"))
        }
        return findings
    }

    /// Where angle brackets stand in a text; most texts have none.
    private static func opens(in text: CampaignText) -> [Int] {
        text.file.bytes.withUnsafeBufferPointer { bytes in
            var opens: [Int] = []
            var start = text.body.lowerBound
            while let place = bytes.offset(of: UInt8(ascii: "<"), from: start), place < text.body.upperBound {
                opens.append(place)
                start = place + 1
            }
            return opens
        }
    }

    /// Whether it is a comment, or nearly one, whose only word is nearly `more`.
    private static func isNearly(_ tag: Substring) -> Bool {
        let inside = tag.dropFirst().dropLast()
        guard let first = inside.first, "!-–—".contains(first), tag.wholeMatch(of: /<!--\s*more\s*-->/) == nil,
            inside.allSatisfy({ $0.isLetter || $0.isWhitespace || "!-–—.…:_".contains($0) })
        else { return false }
        let word = inside.filter(\.isLetter).lowercased()
        if word == "readmore" { return true }
        return (3...5).contains(word.count) && DidYouMean.nearest(to: word, among: ["more"]) != nil
    }
}
