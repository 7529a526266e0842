/// What a client draws for a message, described so that anything can show it without knowing the client.
public enum Screen: Equatable, Sendable {
    /// A system alert.
    case alert(Alert)
    /// A banner that slides in with an HTML view, and further views that its buttons open.
    case banner(Banner)
    /// A panel with a web page.
    case webPanel(WebPanel)
    /// Notifications on the lock screen, of which a phone shows the one that it was sent.
    case lockScreen([LockScreenNote])

    /// A system alert.
    public struct Alert: Equatable, Sendable {
        /// The title, if there is one.
        public var title: String?
        /// The text, if there is one.
        public var text: String?
        /// The buttons in the order in which the client adds them.
        public var buttons: [Button]
        /// Whether it is drawn on a Mac, and not on a phone or tablet.
        public var isOnDesktop: Bool
        /// What the app decides of it, in a sentence for people; nil where the feed says it all.
        public var note: String?

        /// An alert; on a phone or tablet unless said otherwise.
        init(
            title: String?, text: String?, buttons: [Button], isOnDesktop: Bool = false, note: String? = nil
        ) {
            self.title = title
            self.text = text
            self.buttons = buttons
            self.isOnDesktop = isOnDesktop
            self.note = note
        }
    }

    /// A button, or something that acts as one.
    public struct Button: Equatable, Sendable {
        /// What stands on it.
        public var label: String
        /// The address that it opens, if it opens one.
        public var opens: String?

        /// A button.
        init(_ label: String, opens: String? = nil) {
            self.label = label
            self.opens = opens
        }
    }

    /// A banner.
    public struct Banner: Equatable, Sendable {
        /// Its views, the one that is shown first in front.
        public var views: [View]

        /// A banner.
        init(views: [View]) {
            self.views = views
        }
    }

    /// An HTML view of a banner.
    public struct View: Equatable, Sendable {
        /// The name by which other views call it.
        public var name: String
        /// The address of its HTML.
        public var address: String
        /// Its place below `public/`, where it is a file of ours.
        public var path: String?
        /// Its height in points; nil: the whole screen.
        public var height: Double?
        /// Whether it slides in from the top.
        public var isAtTop: Bool
        /// What can be read in it, nil where its HTML is not ours.
        public var content: PageContent?

        /// A view.
        init(name: String, address: String, path: String?, height: Double?, isAtTop: Bool, content: PageContent?) {
            self.name = name
            self.address = address
            self.path = path
            self.height = height
            self.isAtTop = isAtTop
            self.content = content
        }
    }

    /// A panel with a web page.
    public struct WebPanel: Equatable, Sendable {
        /// The address of the page.
        public var address: String
        /// Its place below `public/`, where it is a file of ours.
        public var path: String?
        /// What can be read in it, nil where its HTML is not ours.
        public var content: PageContent?
        /// Whether the client keeps users from scrolling the page.
        public var isStill: Bool
        /// How phones turn to show it, however they are held; nil: they stay as they are.
        public var holds: Hold?
        /// Whether it has a button that removes the app's advertisements.
        public var removesAds: Bool
        /// Whether its links can call the app.
        public var callsApp: Bool
        /// What happens in place of a page, in a sentence for people; nil where a page is shown.
        public var note: String?

        /// How a phone is held.
        public enum Hold: String, Sendable {
            /// On its short edge.
            case upright
            /// On its long edge.
            case sideways
        }

        /// A panel, of a page that scrolls and turns with the phone unless said otherwise.
        init(
            address: String, path: String?, content: PageContent?, isStill: Bool = false, holds: Hold? = nil,
            removesAds: Bool = false, callsApp: Bool = false, note: String? = nil
        ) {
            self.address = address
            self.path = path
            self.content = content
            self.isStill = isStill
            self.holds = holds
            self.removesAds = removesAds
            self.callsApp = callsApp
            self.note = note
        }
    }

    /// A notification on the lock screen.
    public struct LockScreenNote: Equatable, Sendable {
        /// The title.
        public var title: String
        /// The text.
        public var text: String
        /// The address that a tap opens, if it opens one.
        public var opens: String?
        /// How it reaches the phone.
        public var way: Way

        /// How a notification reaches a phone.
        public enum Way: String, CaseIterable, Sendable {
            /// In silence, to the SDK, which chooses the moment.
            case smart
            /// To the SDK, which shows it at once.
            case immediate
            /// To the system of a phone without the SDK, which shows it at once.
            case standard
        }

        /// A notification.
        init(title: String, text: String, opens: String?, way: Way) {
            self.title = title
            self.text = text
            self.opens = opens
            self.way = way
        }
    }
}

extension Screen {
    /// What a user reads first: the title, or else the text; nil of a page that nobody can read.
    public var heading: String? {
        let texts: [String?] =
            switch self {
            case .alert(let alert): [alert.title, alert.text]
            case .banner(let banner): banner.views.prefix(1).flatMap { [$0.content?.title, $0.content?.text] }
            case .webPanel(let panel): [panel.content?.title, panel.content?.text]
            case .lockScreen(let notes): notes.prefix(1).flatMap { [$0.title, $0.text] }
            }
        return texts.compactMap { $0 }.first { !$0.isEmpty }
    }
}
