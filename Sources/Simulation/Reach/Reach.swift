import Campaigns
import Clients

/// Whom a message is meant for, as people read versions, and whom its devices show it to, as their client compares.
struct Reach {
    /// The versions that the message is meant for, and that no device shows it in.
    let lost: [AppVersion]
    /// The versions that the message is not meant for, and that devices show it in.
    let gained: [AppVersion]
    /// Versions that nobody has yet, which would be meant and not reached.
    let unreachedNeighbours: [AppVersion]
    /// Versions that nobody has yet, which would be reached without being meant.
    let reachedNeighbours: [AppVersion]

    /// Whether everybody is reached who is meant, and nobody else.
    var isExact: Bool {
        lost.isEmpty && gained.isEmpty && unreachedNeighbours.isEmpty && reachedNeighbours.isEmpty
    }

    /// The reach of a message of a schedule; nil where its client compares no versions.
    ///
    /// A version counts as reached where the message itself does not rule it out; that another message keeps it back
    /// is another matter.
    init?(of place: Int, in schedule: Schedule, meant bounds: VersionBounds, targets: ReachTargets) {
        let rectangles = schedule.rectangles(of: place, .regular)
        guard schedule.versions.measure != .none, !rectangles.isEmpty else { return nil }
        var isOpen = [Bool](repeating: false, count: schedule.versions.bands.upperBound)
        for rectangle in rectangles where rectangle.answers.contains(where: { $0.kind < .excluded }) {
            for band in rectangle.bands { isOpen[band] = true }
        }
        var wrong: [(target: ReachTargets.Target, isMeant: Bool)] = []
        for (target, isMeant) in targets.all(for: bounds) where isOpen[target.band] != isMeant {
            wrong.append((target, isMeant))
        }
        func versions(isKnown: Bool, isMeant: Bool) -> [AppVersion] {
            wrong.filter { $0.target.isKnown == isKnown && $0.isMeant == isMeant }.map(\.target.version)
        }
        lost = versions(isKnown: true, isMeant: true)
        gained = versions(isKnown: true, isMeant: false)
        unreachedNeighbours = versions(isKnown: false, isMeant: true)
        reachedNeighbours = versions(isKnown: false, isMeant: false)
    }
}
