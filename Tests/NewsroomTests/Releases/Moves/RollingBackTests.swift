import Releases
import Testing

@testable import Newsroom

@Suite struct RollingBackTests {
    /// A workspace with two releases of each locale.
    private func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace(["newsadmin.yml": TestWorkspace.configuration("en, fr")])
        for text in ["first", "second"] {
            for path in ["campaigns/2026-11-20-a.md", "campaigns/2026-11-20-a.fr.md"] {
                try workspace.write("---\ntitle: A\n---\n\(text)\n", to: path)
            }
            try workspace.approve()
            try workspace.release("en", "fr")
        }
        return workspace
    }

    @Test func severalLocalesGoBackTogether() throws {
        let workspace = try workspace()
        #expect(try workspace.rollBack("en", "fr").map(\.number) == [3, 3])
        // And from there to where they came from.
        #expect(try workspace.rollBack("en", "fr").map(\.number) == [4, 4])
    }

    @Test func whatWasStoppedHalfwayIsNotTurnedBackByTheSameCommand() throws {
        let workspace = try workspace()
        try workspace.rollBack("en")
        let failure = #expect(throws: ReleaseFailure.self) { try workspace.rollBack("en", "fr") }
        guard case .refused(let refusals)? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(refusals.map(\.locale) == ["en"])
        #expect(refusals.first?.sentence.text.contains("“newsadmin rollback fr” goes on with what is left") == true)
        #expect(try workspace.ledger("en").releases.count == 3)
        #expect(try workspace.rollBack("fr").map(\.number) == [3])
    }

    @Test func aNumberSaysWhatIsMeant() throws {
        let workspace = try workspace()
        try workspace.rollBack("en", to: 1)
        #expect(try workspace.rollBack("en", "fr", to: 1).map(\.number) == [4, 3])
    }
}
