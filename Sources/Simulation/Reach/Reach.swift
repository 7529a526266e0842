import Campaigns
import Clients

/// Whom a message is meant for, as people read versions, and whom its devices show it to, as their client compares.
public struct Reach: Sendable {
    /// A version of the app, as people and as the client see it.
    struct Target: Hashable, Sendable {
        /// As people call it.
        var version: AppVersion
        /// What the client compares: the version itself, or a build.
        var compared: String
        /// Whether the workspace lists it; else it is a neighbour that may come to be.
        var isKnown: Bool
    }

    /// The versions that the message is meant for, and that no device shows it in.
    public let lost: [AppVersion]
    /// The versions that the message is not meant for, and that devices show it in.
    public let gained: [AppVersion]
    /// Versions next to the known ones for which one of the two would be true.
    public let unreachedNeighbours: [AppVersion]
    /// The same for versions that would be reached without being meant.
    public let reachedNeighbours: [AppVersion]

    /// The reach of a message of a schedule; nil where its client compares no versions.
    ///
    /// A version counts as reached where the message itself does not rule it out; that another message keeps it back
    /// is another matter.
    public init?(of place: Int, in schedule: Schedule, meant bounds: VersionBounds, app: AppConfiguration) {
        let rectangles = schedule.rectangles(of: place, .regular)
        guard schedule.versions.measure != .none, !rectangles.isEmpty else { return nil }
        let targets = Self.targets(of: bounds, app: app, axis: schedule.versions)
        func isReached(_ target: Target) -> Bool {
            let band = schedule.versions.band(of: target.compared)
            return rectangles.contains { rectangle in
                rectangle.bands.contains(band) && rectangle.answers.contains { $0.kind < .excluded }
            }
        }
        let wrong = targets.filter { isReached($0) != bounds.contains($0.version) }
        func versions(isKnown: Bool, isMeant: Bool) -> [AppVersion] {
            wrong.filter { $0.isKnown == isKnown && bounds.contains($0.version) == isMeant }.map(\.version)
        }
        lost = versions(isKnown: true, isMeant: true)
        gained = versions(isKnown: true, isMeant: false)
        unreachedNeighbours = versions(isKnown: false, isMeant: true)
        reachedNeighbours = versions(isKnown: false, isMeant: false)
    }

    /// The known versions, and those right beside them and the bounds.
    private static func targets(
        of bounds: VersionBounds, app: AppConfiguration, axis: VersionAxis
    ) -> [Target] {
        let known = app.versions.compactMap { version in
            axis.compared(version, app: app).map { Target(version: version, compared: $0, isKnown: true) }
        }
        // Nobody knows what build a version will have that does not exist yet.
        guard axis.measure == .marketing else { return known }
        var written = app.versions.map(\.text)
        if let minimum = bounds.minimum { written.append(minimum.value.text) }
        switch bounds.upper {
        case .through(let bound), .before(let bound): written.append(bound.value.text)
        case nil: break
        }
        var neighbours: [Target] = []
        for text in written.flatMap(VersionNeighbours.of) {
            guard let version = AppVersion(text), !app.versions.contains(version),
                !neighbours.contains(where: { $0.version == version })
            else { continue }
            neighbours.append(Target(version: version, compared: text, isKnown: false))
        }
        return known + neighbours
    }
}
