/// What the source of a campaign says for all languages: for whom it is, when, and how it is shown. ``Campaign`` tells what
/// each of them is.
struct CampaignSettings: Sendable {
    var isDraft = false
    var locales: [String] = []
    var clients: [String] = []
    var everyone: [Located<String>] = []
    var window = Window()
    var hasUnreadableDates = false
    var windowOffsets: (start: Int?, end: Int?) = (nil, nil)
    var versions = VersionBounds()
    var systemBefore: Located<String>?
    var show: Located<ShowPolicy>?
    var template: Located<String>?
    var allowed: [Located<String>] = []
}
