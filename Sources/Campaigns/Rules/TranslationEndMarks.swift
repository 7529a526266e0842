extension Rule {
    /// A translation that ends a sentence where its source does not, or the other way round.
    public static let translationEndMark = Rule.changeable("translation-end-mark", .warning)
}

/// Compares how title and paragraphs end, by the marks that each language uses.
enum TranslationEndMarks {
    /// Languages in which a space or nothing ends a sentence.
    private static let withoutStop: Set<String> = ["th", "lo", "km", "my", "bo", "dz", "shn", "tts", "nod"]
    /// Languages in which a word at the end makes a question.
    private static let withQuestionWord: Set<String> = [
        "ja", "ko", "zh", "yue", "th", "lo", "km", "my", "vi", "bo", "dz",
    ]

    static func findings(in text: WrittenText, source: WrittenText, locales: Set<String>) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for field in [TextPart.Field.title, .text] {
            guard let own = text.part(field), let wanted = source.part(field), own.value != wanted.value else {
                continue
            }
            add(to: &findings, own, source: wanted, file: source.text.file.path, locales: locales)
        }
        return findings
    }

    private static func add(
        to findings: inout [Diagnostic], _ part: TextPart, source: TextPart, file: String, locales: Set<String>
    ) {
        let pairs = EndMarkPairs.unlike(part.lines, source.lines)
        guard !pairs.isEmpty else { return }
        let (language, sourceLanguage) = (language(of: part), language(of: source))
        for (own, wanted) in pairs where findings.count < WrittenText.findingLimit {
            let (found, sought) = (EndMark(of: own, language: language), EndMark(of: wanted, language: sourceLanguage))
            guard !isAlike(found, sought, own, wanted, language: language, sourceLanguage: sourceLanguage) else {
                continue
            }
            let end = own.utf8.distance(from: part.value.startIndex, to: own.endIndex)
            let last = own.unicodeScalars.last.map { UTF8.width($0) } ?? 0
            findings.append(
                Diagnostic(
                    .translationEndMark, at: part.position(at: end - last),
                    "“\(ending(of: own))” ends with \(found.name), and its source, “\(ending(of: wanted))”, with \(sought.name)",
                    suggestion: "end it as \(file) does", locales: locales))
        }
    }

    private static func isAlike(
        _ found: EndMark, _ sought: EndMark, _ own: Substring, _ wanted: Substring, language: String,
        sourceLanguage: String
    ) -> Bool {
        if found == sought || found == .ellipsis || sought == .ellipsis { return true }
        if [found, sought].contains(.either), found != .none, sought != .none { return true }
        // Where English introduces a list with a colon, Japanese and Korean often end the sentence.
        if ["ja", "ko"].contains(language), found == .stop, sought == .colon { return true }
        if language == "hy", own.unicodeScalars.contains(where: { $0 == "՞" || $0 == "՜" }) { return true }
        let isFree = withoutStop.contains(language) || withoutStop.contains(sourceLanguage)
        if isFree, found == .none || sought == .none, found != .colon, sought != .colon { return true }
        let isWord = withQuestionWord.contains(language) || withQuestionWord.contains(sourceLanguage)
        if isWord, [found, sought].contains(.question), [found, sought].contains(.stop) { return true }
        if isWord, sought == .question || found == .question, found == .none || sought == .none {
            return language != "ja" && language != "zh" && language != "ko"
        }
        // A point may belong to an abbreviation or a number, and is left out behind an address.
        if found == .none { return isUnclear(wanted) || holdsAddress(own) }
        if sought == .none { return isUnclear(own) || holdsAddress(wanted) || own.endsInShortWord }
        return false
    }

    /// Whether what ends a line may be no sentence's end.
    private static func isUnclear(_ line: Substring) -> Bool {
        let abbreviations = [
            "etc.", "inc.", "ltd.", "co.", "corp.", "a.m.", "p.m.", "approx.", "vs.", "jr.", "u.s.", "no.",
        ]
        let word = line.lastWord.lowercased()
        return abbreviations.contains(word) || holdsAddress(line) || line.dropLast().last?.isNumber == true
    }

    private static func holdsAddress(_ line: Substring) -> Bool {
        let word = line.lastWord
        return word.contains("://") || word.contains("@") || word.hasPrefix("www.") || word.dropLast().contains(".")
    }

    private static func language(of part: TextPart) -> String {
        part.source.locale.prefix { $0 != "-" }.lowercased()
    }

    private static func ending(of line: Substring) -> String {
        line.count <= 24 ? String(line) : "…" + line.suffix(24)
    }
}

extension EndMark {
    /// What it is called in a finding.
    fileprivate var name: String {
        switch self {
        case .stop: "a full stop or exclamation mark"
        case .question: "a question mark"
        case .colon: "a colon"
        case .ellipsis: "an ellipsis"
        case .either: "a full stop or colon"
        case .none: "no mark"
        }
    }
}

extension Substring {
    /// What stands behind its last space.
    fileprivate var lastWord: Substring {
        suffix(from: lastIndex(of: " ").map { index(after: $0) } ?? startIndex)
    }

    /// Whether its last word may be an abbreviation: `usw.`, `itd.`.
    fileprivate var endsInShortWord: Bool {
        hasSuffix(".") && lastWord.count <= 5
    }
}
