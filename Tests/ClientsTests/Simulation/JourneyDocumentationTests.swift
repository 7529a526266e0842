import Foundation
import Testing

@testable import Clients

@Suite struct JourneyDocumentationTests {
    private static let page = URL(filePath: #filePath).appending(path: "../../../../docs/journeys.md").standardized

    @Test(arguments: [
        ("iNotify", JourneyVocabulary.inotify), ("Notable", .notable), ("iSmartNews", .ismartnews),
        ("Sourse", .sourse),
    ])
    func everyFieldIsListed(client: String, vocabulary: JourneyVocabulary) throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let parts = text.split(separator: "**\(client)**")
        try #require(parts.count == 2)
        let table = try #require(parts[1].split(separator: "\n**").first)
        let common: Set = ["at", "do", "feed", "feedRaw", "note", "settings", "state"]
        let fields = vocabulary.names.values.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(common)
        #expect(fields.filter { !table.contains("`\($0)`") }.sorted() == [])
    }
}
