import Campaigns

/// What a link of a page does when it is tapped: the library acts on some schemes and hosts itself, opens web addresses,
/// and leaves the rest to the web view.
enum ISmartNewsLinkEffect: Equatable, Sendable {
    /// Closes the panel.
    case close
    /// Opens the app's review in the store, and closes the panel.
    case review
    /// Puts the review off, and closes the panel.
    case remind
    /// Removes advertisements, and closes the panel.
    case removeAds
    /// Tells the app, and closes the panel.
    case callback
    /// Tells the app; the panel stays.
    case quietCall
    /// Opens a web address, and closes the panel.
    case web
    /// Is left to the web view: the panel stays, or closes as if the page had not loaded.
    case other

    /// The kind of a link's address.
    init(_ address: String, version: ISmartNewsVersion) {
        let scheme = WebAddress.scheme(of: address) ?? ""
        let parts = ISmartNewsAddressParts(address)
        let host = parts?.host.lowercased() ?? ""
        let call = Self.call(scheme: scheme, host: host)
        if scheme.hasPrefix("close") || host == "close.io" || host == "cancel.io" {
            self = .close
        } else if host == ISmartNewsAddress.actionHost {
            self = Self.ofReview(at: parts?.path ?? "")
        } else if scheme.hasPrefix("removeads") || host == "removeads.io" {
            self = .removeAds
        } else if let call, version == .v496 {
            self = call
        } else {
            self = scheme.hasPrefix("http") ? .web : .other
        }
    }

    /// Whether an address tells the app, which only 4.9.6 does.
    static func isCall(_ address: String) -> Bool {
        guard ISmartNewsAddress.isAccepted(address), let scheme = WebAddress.scheme(of: address) else { return false }
        return call(scheme: scheme, host: ISmartNewsAddressParts(address)?.host.lowercased() ?? "") != nil
    }

    private static func call(scheme: String, host: String) -> ISmartNewsLinkEffect? {
        if scheme.hasPrefix("callback") || host == "callback.io" { return .callback }
        return scheme.hasPrefix("callquietly") || host == "callquietly.io" ? .quietCall : nil
    }

    /// The first part of the path says what becomes of the review.
    private static func ofReview(at path: String) -> ISmartNewsLinkEffect {
        switch path.split(separator: "/").first {
        case "open": .review
        case "remind": .remind
        default: .close
        }
    }

    /// The answer that a journey gives by it. What leaves the panel where it is, users close in the end.
    var answer: ISmartNewsAnswer {
        switch self {
        case .web: .link
        case .callback: .callback
        case .review: .review
        case .remind: .remind
        case .close: .nothing
        case .removeAds: .removeAds
        case .quietCall, .other: .cancel
        }
    }
}

extension ISmartNewsLinkEffect {
    /// The link of a page that a user follows who does what it asks for: one that looks like a button, or else the
    /// first; nil where the page has none.
    init?(on page: [UInt8], version: ISmartNewsVersion) {
        var first: String?
        var tokens = HTMLTokens(page)
        while let token = tokens.next() {
            guard case .opening("a", let attributes) = token, let address = attributes["href"] else { continue }
            if first == nil || attributes.hasClass("button") { first = address }
            if attributes.hasClass("button") { break }
        }
        guard let first else { return nil }
        var run = ReadableRun()
        run.append(first.utf8)
        self.init(run.end(), version: version)
    }
}
