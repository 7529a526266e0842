import Campaigns
import Files
import Testing

@Suite struct TypedCommandTests {
    @Test(arguments: [
        (nil, "newsadmin translate status --locale fr"), (".", "newsadmin translate status --locale fr"),
        ("./", "newsadmin translate status --locale fr"),
        ("../our news", "newsadmin translate status --workspace '../our news' --locale fr"),
        ("-news", "newsadmin translate status --workspace=-news --locale fr"),
    ])
    func aWorkspaceIsNamedWhereItHasTo(_ workspace: String?, _ text: String) {
        #expect(TypedCommand("translate status", ["--locale", "fr"]).text(in: workspace) == text)
    }

    @Test func argumentsAreQuotedForAShell() {
        let command = TypedCommand("withdraw", ["it's", "--reason", "…"])
        #expect(command.text() == #"newsadmin withdraw 'it'\''s' --reason …"#)
        #expect(command.words() == ["newsadmin", "withdraw", #"'it'\''s'"#, "--reason", "…"])
    }

    @Test func onlyCommandsOfASentenceChangeWithTheWorkspace() {
        let title = "newsadmin build"
        let sentence: Sentence = "“\(title)” has errors; see \(command: "check", "--locale", "fr")"
        #expect(sentence.text == "“newsadmin build” has errors; see newsadmin check --locale fr")
        #expect(
            sentence.text(in: "news")
                == "“newsadmin build” has errors; see newsadmin check --workspace news --locale fr")
        let both = [sentence, "\(command: "build")"].joined(separator: "; ")
        #expect(both.text(in: "news").hasSuffix("--locale fr; newsadmin build --workspace news"))
    }

    @Test func aSentenceWithACommandIsReadAsItWasWritten() throws {
        let sentence: Sentence = "see \(command: "check", "--locale", "fr") first"
        var writer = ByteWriter()
        writer.write(sentence)
        var reader = ByteReader(writer.bytes)
        #expect(try Sentence(from: &reader) == sentence)
    }
}
