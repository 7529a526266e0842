import Foundation
import Testing

@testable import Clients

@Suite("Reasons that do not change are documented")
struct DeviceReasonTests {
    private static let page = URL(filePath: #filePath).appending(path: "../../../../docs/simulate.md").standardized

    /// The reasons that a table names, by the first word of their row.
    private func reasons(in table: String) throws -> [String: Set<String>] {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let rows = try #require(text.split(separator: "| client | \(table) |\n").last?.split(separator: "\n\n").first)
        var reasons: [String: Set<String>] = [:]
        for row in rows.split(separator: "\n").dropFirst() {
            let client = String(try #require(row.firstMatch(of: /[A-Za-z]+/)).output)
            reasons[client, default: []].formUnion(row.matches(of: /`([^`]+)`/).map { String($0.1) })
        }
        return reasons
    }

    private func words<Word: RawRepresentable<String> & CaseIterable>(_: Word.Type) -> Set<String> {
        Set(Word.allCases.map(\.rawValue))
    }

    @Test func thoseOfMessages() throws {
        let table = try reasons(in: "reasons")
        #expect(table["iNotify"] == words(INotifyMessageReason.self))
        #expect(table["Notable"] == words(NotableMessageReason.self))
        #expect(table["iSmartNews"] == words(ISmartNewsMessageReason.self))
        #expect(table["Sourse"] == words(SourseMessageReason.self))
        #expect(table.count == 4)
    }

    @Test func thoseOfSteps() throws {
        let table = try reasons(in: "reasons of a step")
        #expect(table["iNotify"] == words(INotifyReason.self))
        #expect(table["Notable"] == words(NotableReason.self))
        #expect(table["iSmartNews"] == words(ISmartNewsReason.self))
        #expect(table["Sourse"] == words(SourseReason.self))
        #expect(table.count == 4)
    }
}
