import Campaigns

extension FieldReader {
    /// Version 4.9.6 shows messages at every return to the app, unless an event of that name says at which.
    mutating func checkActivate(_ names: [Located<String>], version: ISmartNewsVersion) {
        guard version == .v496, let first = names.first,
            !names.contains(where: { $0.value.lowercased() == "app:activate" })
        else { return }
        report(
            .ismartnewsActivate, at: first.offset,
            "app:activate is not named here, but in 4.9.6 each return to the app shows messages all the same",
            suggestion: "name it with the pattern that you want, such as OFF=2|ON=1")
    }
}

extension Rule {
    /// An event that shows messages though it is not named.
    static let ismartnewsActivate = Rule.changeable("ismartnews-activate", .note)
}
