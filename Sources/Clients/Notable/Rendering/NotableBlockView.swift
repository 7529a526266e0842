import Campaigns

/// A view of a notification, as a campaign's block describes it.
struct NotableBlockView: Equatable, Sendable {
    /// Where a view slides in from.
    enum Origin: String, CaseIterable, Sendable {
        case top
        case bottom
    }

    /// The name by which `entry` and other views call it.
    var name: String
    /// Where the name is written in the campaign's file.
    var offset: Int?
    /// The height in points; nil: the whole screen.
    var height: Double?
    /// Where it slides in from; nil: from the bottom.
    var origin: Origin?
    /// The template, where the view names one.
    var template: Located<String>?
    /// An address of the publisher's own, which stands in place of a rendered view.
    var file: Located<String>?

    /// The height of a banner for which nobody has chosen another one.
    static let bannerHeight = 120.0
    /// The view that shows the teaser unless the campaign says otherwise.
    static let banner = NotableBlockView(name: "banner", height: bannerHeight, origin: .bottom)
    /// The view that shows the whole text.
    static let full = NotableBlockView(name: "full")
}
