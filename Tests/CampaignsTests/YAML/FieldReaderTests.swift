import Campaigns
import Testing

@Suite struct FieldReaderTests {
    private static let fields =
        "; the fields here are text, flag, integer, any, least, number, share, choice, texts, mapping"

    /// What is wrong with fields that are read as the names of their types say.
    private func findings(in marked: String) throws -> [String] {
        let text = MarkedText(marked)
        let file = SourceFile(path: "a.yml", bytes: Array(text.text.utf8))
        let root = try #require(try YAMLReader.read(file, in: 0..<file.bytes.count))
        var reader = FieldReader(root, in: file)
        _ = reader.text("text")
        _ = reader.flag("flag")
        _ = reader.integer("integer", in: 1...9)
        _ = reader.integer("any", in: Int.min...Int.max)
        _ = reader.integer("least", in: 0...Int.max)
        _ = reader.number("number", atLeast: 0)
        _ = reader.number("share", in: 0...10)
        _ = reader.choice("choice", of: ShowPolicy.self)
        _ = reader.texts("texts")
        _ = reader.nested("mapping") { reader in _ = reader.text("inside") }
        return reader.finish().map { finding in
            let place = "\(finding.position.line):\(finding.position.column)"
            let mark = text.places.first { $0.value == place }.map { String($0.key) } ?? place
            return "\(mark) \(finding.message)" + (finding.suggestion.map { "; \($0)" } ?? "") + " [\(finding.rule.id)]"
        }
    }

    @Test(arguments: [
        "text: no\nflag: true\ninteger: 9\nnumber: 0.5\nshare: 10\nchoice: once\ntexts: [a, b]\nmapping: {inside: a}\n",
        "text: 1.10\nflag: no\nflag2x: a\n", "texts: one\n", "texts:\n- a\n- b\n",
        "text: ~\nflag: ~\ntexts: null\nmapping:\n",
    ])
    func whatIsRightHasNoFindingsButUnknownKeys(_ text: String) throws {
        #expect(try findings(in: text).filter { !$0.contains("flag2x") } == [])
    }

    @Test(arguments: [
        ("①mapp: a", "① “mapp” is not a field\(Self.fields) [unknown-key]"),
        ("①mappin: {a: b}", "① “mappin” is not a field; did you mean “mapping”? [unknown-key]"),
        ("①mappin:", "① “mappin” is not a field; did you mean “mapping”? [unknown-key]"),
        ("①txet: {a: b}", "① “txet” is not a field\(Self.fields) [unknown-key]"),
        ("text: ①[a]", "① “text” must be text, not a list [wrong-type]"),
        ("text: ①{a: b}", "① “text” must be text, not a mapping [wrong-type]"),
        ("flag: ①maybe", "① “flag” must be true or false, not “maybe” [wrong-type]"),
        ("flag: ①[]", "① “flag” must be true or false, not a list [wrong-type]"),
        ("integer: ①0", "① “integer” must be a whole number from 1 to 9, not “0” [wrong-type]"),
        ("integer: ①2.5", "① “integer” must be a whole number from 1 to 9, not “2.5” [wrong-type]"),
        ("any: ①2.5", "① “any” must be a whole number, not “2.5” [wrong-type]"),
        (
            "any: ①99999999999999999999",
            "① “any” must be a whole number from -9223372036854775808 to 9223372036854775807, "
                + "not “99999999999999999999” [wrong-type]"
        ),
        (
            "any: ①-99999999999999999999",
            "① “any” must be a whole number from -9223372036854775808 to 9223372036854775807, "
                + "not “-99999999999999999999” [wrong-type]"
        ),
        ("least: ①-1", "① “least” must be a whole number of at least 0, not “-1” [wrong-type]"),
        (
            "least: ①99999999999999999999",
            "① “least” must be a whole number from 0 to 9223372036854775807, not “99999999999999999999” [wrong-type]"
        ),
        ("number: ①-1", "① “number” must be a number, not negative, not “-1” [wrong-type]"),
        ("number: ①inf", "① “number” must be a number, not negative, not “inf” [wrong-type]"),
        ("number: ①nan", "① “number” must be a number, not negative, not “nan” [wrong-type]"),
        ("share: ①10.5", "① “share” must be a number from 0 to 10, not “10.5” [wrong-type]"),
        ("share: ①-0.5", "① “share” must be a number from 0 to 10, not “-0.5” [wrong-type]"),
        ("share: ①all", "① “share” must be a number from 0 to 10, not “all” [wrong-type]"),
        (
            "choice: ①onec",
            "① “choice” is “onec”, but must be once, untilAction or always; did you mean “once”? [wrong-type]"
        ),
        ("texts: [a, ①[b], c]", "① “texts” must be a list of texts, not a list [wrong-type]"),
        ("texts: [a, ①~]", "① “texts” must be a list of texts, not nothing [wrong-type]"),
        ("texts: ①{a: b}", "① “texts” must be a list of texts, not a mapping [wrong-type]"),
        (
            "mapping: {①somewhere: a}",
            "① “somewhere” is not a field in mapping; the fields here are inside [unknown-key]"
        ),
        ("mapping: ①a", "① “mapping” must be a mapping, not text [wrong-type]"),
        ("①txet: a", "① “txet” is not a field; did you mean “text”? [unknown-key]"),
        ("①something: a", "① “something” is not a field\(Self.fields) [unknown-key]"),
        (
            "mapping: {①insid: a}",
            "① “insid” is not a field in mapping; did you mean “inside”? [unknown-key]"
        ),
        ("text: a\n①text: b", "① “text” stands here twice; keep one [duplicate-key]"),
        ("mapping: {inside: a, ①inside: b}", "① “inside” stands here twice; keep one [duplicate-key]"),
        (
            "①flag:\nmapping:",
            "① “flag” has no value, so it counts as left out; write true or false, or take the line away "
                + "[empty-field]"
        ),
        ("①[a]", "① the file must be a mapping, not a list [wrong-type]"),
        (
            "①text:a\nflag:true",
            "① the file must be a mapping, not text; write a colon and a space behind each name: text: … [wrong-type]"
        ),
        (
            "①text：a",
            "① the file must be a mapping, not text; write a colon and a space behind each name: text: … [wrong-type]"
        ),
        ("①text", "① the file must be a mapping, not text [wrong-type]"),
    ])
    func aMistakeIsNamedAtItsPlace(_ marked: String, _ expected: String) throws {
        #expect(try findings(in: marked) == [expected])
    }
}
