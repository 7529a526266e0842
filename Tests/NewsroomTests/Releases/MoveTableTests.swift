import Foundation
import Releases
import Testing

/// A real workspace is brought into each state, and every move is really tried there, by the program.
@Suite struct MoveTableTests {
    @Test(arguments: StagedMessage.all) func everyMoveDoesWhatTheTableSays(_ staged: StagedMessage) throws {
        var workspace = try staged.workspace()
        #expect(try workspace.states(of: "a", at: StagedMessage.now)["fr"] == staged.state)
        let before = try Trace(workspace)
        for move in Move.allCases {
            // What was refused has left everything as it was.
            if try Trace(workspace) != before { workspace = try staged.workspace() }
            let outcome = try Program.run(Self.arguments(move), in: workspace.folder)
            let after = try Trace(workspace)
            let refusal = move.refusal(of: staged.parts)
            switch move {
            case .approve:
                #expect(outcome.status == (refusal == nil ? 0 : 4), "\(outcome.messages)")
                #expect(after.approvals == before.approvals + (refusal == nil ? 1 : 0))
                #expect(after.release == before.release)
            case .approveAll:
                #expect(outcome.status == 0)
                #expect(after.approvals == before.approvals + (refusal == nil ? 1 : 0))
                #expect(after.release == before.release)
            case .withdraw:
                #expect(outcome.status == (refusal == nil ? 0 : 4), "\(outcome.messages)")
                #expect(after.content == (refusal == nil ? nil : before.content))
                #expect(after.release == before.release + (refusal == nil ? 1 : 0))
            case .release:
                #expect(outcome.status == 0)
                #expect(after.content == (refusal == nil ? staged.content : before.content), "\(outcome.output)")
                let words = ["  a waits: ", "  a goes by what was approved last: "]
                let isTold = words.contains(where: outcome.output.contains)
                #expect(isTold == (refusal != nil), "\(outcome.output)")
            }
            if let refusal, move == .approve || move == .withdraw {
                #expect(outcome.messages == "refused: a, fr: \(refusal)\nnewsadmin: nothing was written\n")
            }
        }
    }

    @Test func theStatesAreAllThatThereCanBe() {
        let working = MessageState.Working.allCases.map(\.rawValue)
        let released = MessageState.Released.allCases.map(\.rawValue)
        let both = released.flatMap { released in working.map { "\(released), changed: \($0)" } }
        // What nobody sees any more is not said to be removed, and what is nowhere has no state.
        let never: Set = ["removed", "ended, changed: removed", "withdrawn, changed: removed"]
        #expect(Set(StagedMessage.all.map(\.state)) == Set(working + released + both).subtracting(never))
    }

    private static func arguments(_ move: Move) -> [String] {
        let people = ["--reviewer", "Rosa", "--author", "Will"]
        let words =
            switch move {
            case .approve: ["approve", "a", "--locale", "fr"] + people
            case .approveAll: ["approve", "--all", "--yes", "--locale", "fr"] + people
            case .release: ["release", "fr", "--author", "Otto"]
            case .withdraw: ["withdraw", "a", "--locale", "fr", "--reason", "wrong price", "--author", "Otto"]
            }
        return words + ["--now", StagedMessage.now]
    }

    /// What the ledger says of the message.
    private struct Trace: Equatable {
        var approvals: Int
        var release: Int
        var content: String?

        init(_ workspace: TestWorkspace) throws {
            let ledger = try workspace.ledger("fr")
            #expect(ledger.findings == [])
            approvals = ledger.approvals.count
            release = ledger.releases.count
            content = ledger.current?.message(of: "a")?.title
        }
    }
}
