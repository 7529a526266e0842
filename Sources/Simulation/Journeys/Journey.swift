import Campaigns
import Clients

/// The launches of one device, what its user does at each, and, if given, what must be seen.
public struct Journey: Sendable {
    /// A name for reports; empty if it has none.
    var id: String
    /// The client of the app.
    public var client: String
    /// The client's version; nil for the newest one known.
    public var clientVersion: String?
    /// The locale whose feed of the workspace it reads where it gives none itself.
    public var locale: String?
    /// What it shows, for a person.
    var note: String?
    /// The settings of the app; an empty dictionary if there are none.
    var settings: PropertyValue
    /// What the device remembers at the start; nil for a fresh install.
    var state: PropertyValue?
    /// The order in which Notable's dictionary hands out its ids; nil: unknown.
    var order: [String]?
    /// What stands at the feed's address; nil: the workspace's own feed.
    var feed: JourneyFeed?
    /// The steps, each a dictionary with the fields of the client.
    var steps: [PropertyValue]
    /// What must be seen at each step; nil if nothing is expected.
    var expected: [PropertyValue]?
    /// Where all that stands in its file.
    var places: JourneyPlaces
    /// All fields as they are written.
    let value: PropertyValue

    /// Reads a journey from its dictionary.
    ///
    /// - Parameters:
    ///   - value: the dictionary.
    ///   - places: where it stands in its file.
    /// - Throws: ``JourneyError`` naming the field that is missing, unknown or of another type than it must be.
    init(_ value: PropertyValue, places: JourneyPlaces = JourneyPlaces()) throws(JourneyError) {
        if let unknown = value.dictionary?.first(where: { !Self.fields.contains($0.key) }) {
            let nearest = DidYouMean.suggestion(for: unknown.key, among: Self.fields.sorted()).map { "; \($0)" } ?? ""
            throw JourneyError("a journey has no field `\(unknown.key)`\(nearest)").at(places.place(of: unknown.key))
        }
        do throws(JourneyError) {
            try self.init(reading: value, places)
        } catch {
            throw error.at(places.startText)
        }
    }

    private init(reading value: PropertyValue, _ places: JourneyPlaces) throws(JourneyError) {
        guard value.dictionary != nil else { throw JourneyError("a journey must be a dictionary") }
        self.value = value
        self.places = places
        let fields = JourneyFields(value)
        guard let client = try fields.text("client") else { throw JourneyError("a journey needs `client`") }
        self.client = client
        id = try fields.text("id") ?? ""
        clientVersion = try fields.text("clientVersion")
        locale = try fields.text("locale")
        note = try fields.text("note")
        settings = try fields.fields("settings")?.values ?? [:]
        state = try fields.fields("state")?.values
        order = try fields.list("order")
        feed = try JourneyFeed(fields)
        guard let steps = try Self.dictionaries("steps", fields) else { throw JourneyError("a journey needs `steps`") }
        self.steps = steps
        expected = try Self.dictionaries("expected", fields)
    }

    private static let fields: Set<String> = [
        "id", "client", "clientVersion", "locale", "note", "part", "settings", "state", "order", "feed", "feedRaw",
        "steps", "expected",
    ]

    private static func dictionaries(
        _ name: String, _ fields: JourneyFields
    ) throws(JourneyError) -> [PropertyValue]? {
        guard let value = fields[name] else { return nil }
        guard let list = value.array, list.allSatisfy({ $0.dictionary != nil }) else {
            throw JourneyError("`\(name)` must be a list of dictionaries")
        }
        return list
    }
}
