/// What a finding is about.
public struct FindingConcern: Hashable, Sendable {
    /// The campaign it belongs to, if it belongs to one.
    var campaign: String?
    /// The client it is about, if it is about one.
    var client: String?
    private var stopped: Locales

    /// A concern with all of this; locales that are nil are all of the workspace's.
    public init(campaign: String?, locales: Set<String>?, client: String?) {
        self.campaign = campaign
        self.client = client
        stopped = Locales(locales)
    }

    /// The locales that an error stops; nil: all of them.
    var locales: Set<String>? {
        get { stopped.names }
        set { stopped = Locales(newValue) }
    }

    /// Whether it touches one of some locales; nil: all of the workspace's.
    func isAbout(_ locales: Set<String>?) -> Bool {
        guard let locales else { return true }
        return switch stopped {
        case .all: true
        case .one(let locale): locales.contains(locale)
        case .several(let names): !names.isDisjoint(with: locales)
        }
    }

    /// Some locales. Most findings are about one, for which a set would take more memory than all else that they say.
    private enum Locales: Hashable, Sendable {
        case all
        case one(String)
        /// None, or two and more.
        case several(Set<String>)

        init(_ names: Set<String>?) {
            guard let names else {
                self = .all
                return
            }
            self = names.count == 1 ? .one(names[names.startIndex]) : .several(names)
        }

        var names: Set<String>? {
            switch self {
            case .all: nil
            case .one(let name): [name]
            case .several(let names): names
            }
        }
    }
}
