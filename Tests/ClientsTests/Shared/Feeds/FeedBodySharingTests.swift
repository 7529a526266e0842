import Campaigns
import Testing

@testable import Clients

/// What was encoded takes the place of what was decoded only where both say the same.
@Suite struct FeedBodySharingTests {
    private static let values: [PropertyValue] =
        Hostile.texts.map { ["Title": .string($0), "MinVersion": "1.0", "Count": 3, "Flags": [true, false]] }
        + [
            ["When": .date(Instant(seconds: 1_700_000_000)), "Real": .real(1.5)], ["Data": .data([1, 2, 3])], [:],
            ["Inner": ["Accent": "\u{E9}"]], ["Inner": ["Accent": "e\u{301}"]],
        ]

    private static let entries = values.enumerated().map { FeedEntry.released($1, as: "key \($0)") }

    /// The right entries, and several wrong ones.
    private static let known: [[FeedEntry]] = [
        entries, entries.reversed(), Array(entries.dropFirst()), Array(entries.dropLast()),
        entries + [.released("more", as: "more")], [],
        entries.map { .released(.dictionary(Array(($0.value.dictionary ?? []).reversed())), as: $0.identity) },
    ]

    @Test func whatIsReadDoesNotDependOnWhatIsKnown() throws {
        for client in try SharingClients.all() {
            let bytes = client.feed(Self.entries, locale: "en").bytes
            let plain = try #require(type(of: client).root(of: FeedBody(bytes)))
            for known in Self.known {
                #expect(type(of: client).root(of: FeedBody(bytes, of: known)) == plain)
            }
        }
    }

    @Test func whatCameOutTheSameIsKeptOnce() throws {
        for client in try SharingClients.all() {
            let entry = FeedEntry.released(["Title": "A title that is too long to stand within the value itself"])
            let body = FeedBody(client.feed([entry], locale: "en").bytes, of: [entry])
            let read: PropertyValue? =
                switch type(of: client).root(of: body) {
                case .array(let values): values.last
                case .dictionary(let entries): entries.last?.value
                default: nil
                }
            #expect(read == entry.value)
            #expect(try Self.place(of: #require(read)) == Self.place(of: entry.value))
        }
    }

    /// Where in the memory the entries of a dictionary stand.
    private static func place(of value: PropertyValue) -> UnsafePointer<PropertyValue.Entry>? {
        value.dictionary?.withUnsafeBufferPointer { $0.baseAddress }
    }
}
