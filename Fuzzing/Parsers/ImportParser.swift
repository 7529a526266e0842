import Campaigns

@testable import Clients
@testable import Exchange
@testable import Newsroom

/// Feeds of others, made into campaigns: by the client whose feed the bytes look like.
enum ImportParser: Parser {
    static let name = "import"

    static func read(_ bytes: [UInt8]) {
        let places = FeedPlaces(path: "feed", bytes: bytes)
        for kind in ClientCatalogue.recognizing(bytes) {
            guard let client = ClientCatalogue.client(kind.name, of: FuzzedWorkspace.context) else { continue }
            do throws(FeedReadingError) {
                let contents = try client.contents(of: bytes, locale: "en") { address, _ in
                    ImportedPage(view: "", file: "full.html", bytes: Array("<p>\(address)</p>".utf8))
                }
                for value in places.replaced() { _ = places.position(at: value.offset) }
                for refusal in contents.refusals {
                    _ = places.position(of: refusal.path)
                    _ = places.words(for: refusal.path)
                }
                let importer = FeedImporter(
                    configuration: FuzzedWorkspace.configuration, templates: .builtIn, client: client,
                    vocabulary: .standard)
                let outcome = importer.campaigns(of: [
                    ImportedFeed(locale: "en", file: "feed", entries: contents.entries)
                ])
                for failure in outcome.failures { _ = places.position(of: failure.path) }
            } catch {
                if let offset = error.offset { _ = places.position(at: offset) }
            }
        }
    }
}
