/// The app versions that a campaign is meant for.
public struct VersionBounds: Equatable, Sendable {
    /// The lowest version that is meant.
    public var minimum: Located<AppVersion>?
    /// The highest version that is meant, or the first that no longer is.
    public var upper: Upper?

    /// The upper bound, as the publisher wrote it.
    public enum Upper: Equatable, Sendable {
        /// `max`: this version is still meant.
        case through(Located<AppVersion>)
        /// `before`: this version is no longer meant.
        case before(Located<AppVersion>)
    }

    /// Whether people would say that a version is within the bounds.
    public func contains(_ version: AppVersion) -> Bool {
        if let minimum, version < minimum.value { return false }
        switch upper {
        case .through(let last): return version <= last.value
        case .before(let first): return version < first.value
        case nil: return true
        }
    }

    /// Where the first bound is written.
    public var offset: Int? {
        if let minimum { return minimum.offset }
        switch upper {
        case .through(let bound), .before(let bound): return bound.offset
        case nil: return nil
        }
    }

    /// Whether there are no bounds at all.
    public var isOpen: Bool { minimum == nil && upper == nil }

    /// The bounds as people would say them: `only 1.2` where ``description``, which releases keep, has `1.2 to 1.2`.
    public var words: String {
        guard let first = minimum?.value.text, case .through(let last)? = upper, last.value.text == first else {
            return description
        }
        return "only \(first)"
    }
}

extension VersionBounds: CustomStringConvertible {
    /// The bounds in words: `1.2 to 2.0`, `1.2 and later`, `before 2.0`, `all versions`.
    public var description: String {
        switch (minimum?.value.text, upper) {
        case (nil, nil): "all versions"
        case (let first?, nil): "\(first) and later"
        case (nil, .through(let last)): "up to \(last.value.text)"
        case (nil, .before(let first)): "before \(first.value.text)"
        case (let first?, .through(let last)): "\(first) to \(last.value.text)"
        case (let first?, .before(let last)): "\(first) up to, but not, \(last.value.text)"
        }
    }
}
