import Campaigns
import Clients

/// Finds bounds that reach whom a message is meant for, where the written ones do not, in a client that compares versions
/// as they are written. No other bounds help where it compares builds that do not rise with the versions.
struct VersionBoundsAdvice {
    /// The bounds as they are written.
    let bounds: VersionBounds
    /// The versions still in use.
    let versions: [AppVersion]

    /// The change to make, for a person; nil where no bound sorts the known versions as people do.
    var text: String? {
        let meant = versions.filter(bounds.contains).map { NumericVersion($0.text) }
        guard let lowest = meant.min(), let highest = meant.max() else { return nil }
        let others = versions.filter { !bounds.contains($0) }.map { NumericVersion($0.text) }
        let needsLower = bounds.minimum != nil
        let needsUpper = bounds.upper != nil
        let isClean = others.allSatisfy { version in
            (needsLower && version < lowest) || (needsUpper && highest < version)
        }
        // People have to read the new bounds as they read the old ones, or other clients would reach somebody else.
        guard isClean, meansTheSame(from: needsLower ? lowest.text : nil, through: needsUpper ? highest.text : nil)
        else {
            return nil
        }
        var changes: [String] = []
        if needsLower, bounds.minimum?.value.text != lowest.text { changes.append("min: \"\(lowest.text)\"") }
        if needsUpper, upperText != highest.text { changes.append("max: \"\(highest.text)\"") }
        return changes.isEmpty ? nil : "write versions: {" + changes.joined(separator: ", ") + "}"
    }

    private func meansTheSame(from lowest: String?, through highest: String?) -> Bool {
        let first = lowest.flatMap(AppVersion.init)
        let last = highest.flatMap(AppVersion.init)
        return versions.allSatisfy { version in
            let isMeant = first.map { $0 <= version } ?? true && last.map { version <= $0 } ?? true
            return isMeant == bounds.contains(version)
        }
    }

    private var upperText: String? {
        switch bounds.upper {
        case .through(let last): last.value.text
        // What is written for the version below may be another text for it.
        case .before, nil: nil
        }
    }
}
