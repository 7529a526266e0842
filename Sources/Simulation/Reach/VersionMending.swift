import Campaigns
import Clients

/// Finds bounds that reach whom a message is meant for, where the written ones do not.
struct VersionMending {
    /// The bounds as they are written.
    let bounds: VersionBounds
    /// The versions still in use.
    let versions: [AppVersion]

    /// The change to make, for a person; nil where no bound sorts the known versions as people do.
    var advice: String? {
        let meant = versions.filter(bounds.contains).map { NumericVersion($0.text) }
        guard let lowest = meant.min(), let highest = meant.max() else { return nil }
        let others = versions.filter { !bounds.contains($0) }.map { NumericVersion($0.text) }
        let needsLower = bounds.minimum != nil
        let needsUpper = bounds.upper != nil
        let isClean = others.allSatisfy { version in
            (needsLower && version < lowest) || (needsUpper && highest < version)
        }
        guard isClean else { return nil }
        var changes: [String] = []
        if needsLower, bounds.minimum?.value.text != lowest.text { changes.append("min: \"\(lowest.text)\"") }
        if needsUpper, upperText != highest.text { changes.append("max: \"\(highest.text)\"") }
        return changes.isEmpty ? nil : "write versions: {" + changes.joined(separator: ", ") + "}"
    }

    private var upperText: String? {
        switch bounds.upper {
        case .through(let last): last.value.text
        // What is written for the version below may be another text for it.
        case .before, nil: nil
        }
    }
}
