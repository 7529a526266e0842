import Releases

/// Why somebody may not approve what was written.
enum AuthorRefusal {
    /// They have written it themselves.
    case isAuthor(String)
    /// Nobody knows who has written it.
    ///
    /// - Parameter isCutOff: because git has only the end of the history here.
    case unknownAuthor(isCutOff: Bool)

    /// Why a reviewer may not approve what these people wrote; nil where nothing speaks against it.
    ///
    /// - Parameters:
    ///   - reviewer: under the name and address that `.mailmap` gives them.
    ///   - alias: as they have named themselves.
    ///   - writers: who wrote it.
    init?(of reviewer: Person, alsoKnownAs alias: Person, by writers: Authorship) {
        if writers.contains(reviewer) || writers.contains(alias) {
            self = .isAuthor(
                writers.people.first { $0.isSame(as: reviewer) || $0.isSame(as: alias) }?.name ?? reviewer.name)
        } else if writers.hasUnknown {
            self = .unknownAuthor(isCutOff: writers.isCutOff)
        } else {
            return nil
        }
    }

    /// The reason, for a person.
    var text: String {
        switch self {
        case .isAuthor(let name):
            "\(name) wrote it, and authors do not approve what they wrote (release: {selfApproval: true} allows it)"
        case .unknownAuthor(isCutOff: false): "nobody knows who wrote it; name the author with --author"
        case .unknownAuthor(isCutOff: true):
            "nobody knows who wrote it, because this clone lacks the beginning of the history; fetch it with "
                + "“git fetch --unshallow”, or name the author with --author"
        }
    }
}
