import Foundation
import Testing

@testable import Releases

@Suite struct MoveDocumentationTests {
    /// The cells of the table of moves in `docs/releases.md`, by state and move.
    private static func cells() throws -> [String: [String: String]] {
        let repository = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let text = try String(contentsOf: repository.appending(path: "docs/releases.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
            line.dropFirst().dropLast().split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let head = try #require(rows.first { $0.count == Move.allCases.count + 1 })
        let body = rows.filter { $0.count == head.count && $0[0].hasPrefix("`") && $0 != head }
        return body.reduce(into: [:]) { cells, row in
            let moves = Dictionary(zip(head.dropFirst(), row.dropFirst()), uniquingKeysWith: { first, _ in first })
            cells[row[0].trimmingCharacters(in: ["`"])] = moves
        }
    }

    @Test func thePageHasTheTableOfTheCodeCellByCell() throws {
        let working = MessageState.Working.allCases.map { MessageState(working: $0, released: nil) }
        let released = MessageState.Released.allCases.map { MessageState(working: nil, released: $0) }
        let expected = (working + released).reduce(into: [String: [String: String]]()) { cells, state in
            let moves = Move.allCases.map { ("`\($0.rawValue)`", $0.refusal(of: state) ?? "allowed") }
            cells[state.description] = Dictionary(moves, uniquingKeysWith: { first, _ in first })
        }
        #expect(try Self.cells() == expected)
    }
}
