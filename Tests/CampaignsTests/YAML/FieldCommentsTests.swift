import Campaigns
import Testing

@Suite struct FieldCommentsTests {
    private func findings(_ frontMatter: String) throws -> [String: String] {
        let workspace = try TestWorkspace(["campaigns/a.md": "---\n\(frontMatter)\n---\nText.\n"])
        let findings = try workspace.findings()
        return Dictionary(
            findings.map { ("\($0.position.line):\($0.position.column)", $0.rule.id) }, uniquingKeysWith: { $0 + $1 })
    }

    @Test func whatLooksLikeAPartOfTheTextIsTold() throws {
        #expect(try findings("title: We are #1") == ["2:15": "cut-by-comment"])
        #expect(try findings("title: We are\t#1 in sound") == ["2:15": "cut-by-comment"])
        #expect(try findings("title: We are   #é") == ["2:17": "cut-by-comment"])
        #expect(
            try findings("title: A\naction:\n  url: https://example.com/#top #now\n  label: Go #fast")
                == ["4:33": "cut-by-comment", "5:13": "cut-by-comment"])
        #expect(try findings("title: A\nvars:\n  p: No #1 shop") == ["4:9": "cut-by-comment"])
    }

    @Test(arguments: [
        "title: We are # number one", "title: \"We are #1\"", "title: We are#1", "title: We are ##", "title: 'A' #1",
        "title: We are #", "#1\ntitle: We are", "title: We are\n#1", "title: We are\nshow: once #1",
    ])
    func commentsAreNone(_ frontMatter: String) throws {
        #expect(try !findings(frontMatter).values.contains("cut-by-comment"))
    }

    @Test func fieldsWithNothingBehindThemAreTold() throws {
        let found = try findings(
            "title: A\ndraft:\nstart:\nlocales:\nversions: {min: }\naction:\n  label:\nallow: []")
        #expect(found["3:1"] == "empty-field" && found["4:1"] == "empty-field" && found["5:1"] == "empty-field")
        #expect(found["6:12"] == "empty-field" && found["8:3"] == "empty-field" && found["9:8"] == nil)
    }

    @Test func aTitleIsToldOfOnce() throws {
        #expect(try findings("title:") == ["2:1": "empty-title"])
        #expect(try findings("titel: A").values.contains { $0.contains("missing-field") })
    }
}
