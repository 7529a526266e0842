import TestSupport
import Testing

@testable import Campaigns

@Suite struct PlainYAMLReaderTests {
    /// What front matter looks like, and what YAML has beside it.
    private static let texts = [
        "title: Spring sale\n", "title: Spring sale", "title:\n", "title: \"a\"\n", "title: 'it''s'\n",
        "title: \"a \\\"b\\\" \\\\ \\/ \\n \\t\"\n", "title: \"\\u00e9\"\n", "title: \"\\x41\"\n", "title: ''\n",
        "# a comment\ntitle: a # and another\n", "title: a#b\n", "title: #b\n", "title: 'a'#b\n", "title: a: b\n",
        "title: a:b\n", "title: a :b\n", "url: https://example.com/?a=b&c=[d]#e\n",
        "versions: {min: \"1.2\", max: 2.0}\n",
        "versions: { min: 1.2 , max: 2.0 }\n", "versions: {min: 1.2,}\n", "versions: {min: , max: 2}\n",
        "versions: {min}\n", "versions: {min:1}\n", "versions: {\"min\":1}\n", "locales: [en, fr]\n",
        "locales: [ en , 'fr' , \"de\" ]\n", "locales: [en, fr,]\n", "locales: []\n", "a: {}\n",
        "a: [[1, 2], {b: [3]}]\n",
        "a: [a: b]\n", "a: [b\n  , c]\n", "locales:\n  - en\n  - fr\n", "locales:\n- en\n- fr\nb: c\n", "- a\n- b\n",
        "- a: b\n  c: d\n", "-\n  a\n", "- - a\n", "a:\n  b:\n    c: d\n  e: f\ng: h\n", "a:\n  b: c\n d: e\n",
        "a:\n    b: c\n  d: e\n", "a: b\n  c: d\n", "a: b\n  c\n", "a: |\n  b\n", "a: >-\n  b\n", "a: &x b\nc: *x\n",
        "a: !!str 1\n", "a: ? b\n", "? a\n: b\n", "a: -1\n", "a: - b\n", "a: ~\n", "a: null\n", "\"a b\": c\n",
        "'a': b\n", "a b: c\n", "a : b\n", "2026/11/20: a\n", "a: 2026-11-20T09:00\n", "a: 12:30\n", "a: @b\n",
        "a: `b\n", "a: %b\n", "a: *\n", "a: b%c@d`e*f&g!h|i>j\n", "a: b, c\n", "a: [b c, d-e]\n", "a: {b: c d}\n",
        "a: b\nb: c\na: d\n", "a: {b: c, b: d}\n", "a: b\r\nc: d\r\n", "a: 'b\r\n", "\n\n  \na: b\n\n", "  a: b\n",
        "\ta: b\n", "a:\tb\n", "a: b\t\n", "a: ä日本😀\n", "ä: b\n", "a: \u{85}b\n", "a: \u{2028}b\n", "a: \u{FEFF}b\n",
        "a: \u{7F}\n", "---\na: b\n", "a: b\n---\nc: d\n", "a: b\n...\n", "--- a\n", "...: a\n", "-a: b\n", "--: a\n",
        "a: --- b\n", "---: a\n", "", "\n", "# only\n", "a\n", "a: 'b' c\n", "a: \"b\" c\n", "a: [b] c\n",
        "a: {b: c} d\n",
        "a: [b]: c\n", "a: b # c: d\n", "a: [b # c\n]\n", "a: 'b # c'\n", "a: \"b\nc\"\n", "a: b\n# c\n  d\n",
        "a: b\n\n  c\n", "a:\n\n  b: c\n", "a:\n  # b\n  c: d\n", "a:\n# b\n- c\n", "a:\n - b\n - c\n",
        "a:\n - b\n- c\n",
        "a: [-]\n", "a: [-b]\n", "a: [- b]\n", "a: [?b]\n", "a: {?b: c}\n", "a: [b?]\n", "a: {b: -}\n", "a: :b\n",
        "a: ::\n", "a: b:\n", "a: [b:]\n", "a: [b:c]\n", "a: {b: c:d}\n", "a: {b: :c}\n", "a: \"b\\\n", "<<: a\n",
        "a: <<\n", "=: a\n", "a: =\n", "a: 'b\nc'\n", "a: \"b\": c\n", "\"a\" : b\n", "\"a\":b\n", "a: \"\\z\"\n",
    ]

    /// What the plain reader makes of a text must be what the library makes of it; it may leave it to the library.
    private func agrees(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Bool {
        // Something stands before and behind, as in a campaign's file.
        let bytes = Array("---\n\(text)---\nbody: ä".utf8)
        let file = SourceFile(path: "a.md", bytes: bytes)
        let range = 4..<4 + text.utf8.count
        var reader = PlainYAMLReader(file, in: range)
        guard let node = reader.read() else { return false }
        do {
            let expected = try YAMLReader.readThroughLibrary(file, in: range)
            #expect(expected == node, "\(text.debugDescription)", sourceLocation: sourceLocation)
        } catch {
            // The library stops at a name that stands twice; the plain reader leaves it to those who read fields.
            #expect(error.rule == .duplicateKey, "\(text.debugDescription): \(error)", sourceLocation: sourceLocation)
            #expect(node.hasDuplicateKeys, "\(text.debugDescription)", sourceLocation: sourceLocation)
        }
        return true
    }

    @Test func frontMatterIsReadAsTheLibraryReadsIt() {
        for text in Self.texts { _ = agrees(text) }
    }

    @Test func textsCutAnywhereAreReadAsTheLibraryReadsThem() {
        for text in Self.texts {
            for end in text.indices { _ = agrees(String(text[..<end])) }
        }
    }

    @Test func changedTextsAreReadAsTheLibraryReadsThem() {
        var generator = SteppedGenerator(seed: 1)
        let pieces =
            "abé01 \n:,#-?[]{}'\"\\&*!|>%@`~./\t".map(String.init) + [
                "  ", "\n  ", "\n- ", ": ", " #", "\r\n", "---", "\n\n",
            ]
        var accepted = 0
        for _ in 0..<6000 {
            var text = Array(Self.texts.randomElement(using: &generator) ?? "")
            for _ in 0...Int.random(in: 0...3, using: &generator) {
                let place = Int.random(in: 0...text.count, using: &generator)
                if Bool.random(using: &generator), place < text.count { text.remove(at: place) }
                let piece = pieces.randomElement(using: &generator) ?? ""
                text.insert(contentsOf: piece, at: min(place, text.count))
            }
            if agrees(String(text)) { accepted += 1 }
        }
        #expect(accepted > 500, "too few texts are plain to say anything")
    }
}

extension YAMLNode {
    fileprivate var hasDuplicateKeys: Bool {
        switch content {
        case .scalar: false
        case .sequence(let nodes): nodes.contains(where: \.hasDuplicateKeys)
        case .mapping(let entries):
            Set(entries.map(\.key)).count < entries.count || entries.contains(where: \.value.hasDuplicateKeys)
        }
    }
}
