/// The rows of “what becomes what”: the fields of a campaign that every client must have an answer to.
///
/// The tests of each client hold a table of trials whose names begin with these, and a test that none is missing.
enum RenderingRows {
    static let all = [
        "title, text", "text after more", "action.url", "action.label", "buttons.dismiss", "buttons.never",
        "buttons.more", "buttons.remind", "buttons.review", "images", "start, end", "versions.min", "versions.max",
        "versions.before", "system.before", "show: once", "show: untilAction", "show: always", "template",
    ]

    /// The rows that none of these trials proves.
    static func missing(from trials: [String]) -> [String] {
        all.filter { row in !trials.contains { $0.hasPrefix(row) } }
    }
}
