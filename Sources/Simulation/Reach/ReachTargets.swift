import Campaigns
import Clients
import Synchronization

/// The versions that reach is proved for: those in use, and those that publishers number next to them.
struct ReachTargets: Sendable {
    /// A version of the app, as people and as the client see it.
    struct Target: Equatable, Sendable {
        /// As people call it.
        var version: AppVersion
        /// The band of what the client compares: the version itself, or a build.
        var band: Int
        /// Whether the workspace lists it; else it is a neighbour that may come to be.
        var isKnown: Bool
    }

    private let axis: VersionAxis
    private let app: AppConfiguration
    private let targets: [Target]
    /// The targets of bounds that were asked for before: most messages are for the same versions as others.
    private let known = ReachMemory()

    /// The versions of an app, on a client's axis.
    init(of app: AppConfiguration, on axis: VersionAxis) {
        self.app = app
        self.axis = axis
        let known = app.versions.compactMap { version in
            axis.compared(version, app: app).map { Target(version: version, band: axis.band(of: $0), isKnown: true) }
        }
        // Nobody knows what build a version will have that does not exist yet.
        guard axis.measure == .marketing else {
            targets = known
            return
        }
        targets = known + Self.neighbours(of: app.versions.map(\.text), beside: app.versions, on: axis)
    }

    /// The versions to try for a message: these, and the neighbours of bounds that are no version in use.
    ///
    /// - Returns: each with whether it is meant.
    func all(for bounds: VersionBounds) -> [(target: Target, isMeant: Bool)] {
        known.value(of: bounds.written) {
            targets(beside: bounds).map { ($0, bounds.contains($0.version)) }
        }
    }

    private func targets(beside bounds: VersionBounds) -> [Target] {
        guard axis.measure == .marketing else { return targets }
        let written = bounds.texts.filter { text in !app.versions.contains { $0.text == text } }
        guard !written.isEmpty else { return targets }
        return targets + Self.neighbours(of: written, beside: targets.map(\.version), on: axis)
    }

    private static func neighbours(
        of texts: [String], beside others: [AppVersion], on axis: VersionAxis
    ) -> [Target] {
        var known = Set(others)
        return texts.flatMap(VersionNeighbours.of).compactMap { text in
            guard let version = AppVersion(text), known.insert(version).inserted else { return nil }
            return Target(version: version, band: axis.band(of: text), isKnown: false)
        }
    }
}

/// What was worked out for bounds of versions, by how they are written.
private final class ReachMemory: Sendable {
    private typealias Value = [(target: ReachTargets.Target, isMeant: Bool)]
    private let values = Mutex<[String: Value]>([:])

    func value(
        of bounds: String, _ make: () -> [(target: ReachTargets.Target, isMeant: Bool)]
    ) -> [(target: ReachTargets.Target, isMeant: Bool)] {
        if let known = values.withLock({ $0[bounds] }) { return known }
        let made = make()
        values.withLock { $0[bounds] = made }
        return made
    }
}

extension VersionBounds {
    /// Both bounds in a text that tells them apart from any others.
    fileprivate var written: String {
        switch upper {
        case .through(let bound): "\(minimum?.value.text ?? "") through \(bound.value.text)"
        case .before(let bound): "\(minimum?.value.text ?? "") before \(bound.value.text)"
        case nil: minimum?.value.text ?? ""
        }
    }

    /// The bounds as they are written.
    fileprivate var texts: [String] {
        var texts = [minimum?.value.text].compactMap { $0 }
        switch upper {
        case .through(let bound), .before(let bound): texts.append(bound.value.text)
        case nil: break
        }
        return texts
    }
}
