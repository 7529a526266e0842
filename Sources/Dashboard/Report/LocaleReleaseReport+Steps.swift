import Releases

extension LocaleReleaseReport {
    /// The messages of which something is to be done before phones get what the files say, by what that is.
    ///
    /// - Parameter most: how many of the messages are wanted; as a rule all of a locale's messages are to be approved.
    func messages(for step: ReleaseStep, most: Int) -> StepMessages {
        var found = StepMessages()
        guard step != .approveByName || hasLedger else { return found }
        for message in messages where ReleaseStep(message) == step {
            found.count += 1
            if message.state.working == .removed { found.gone += 1 }
            if found.count <= most { found.first.append(message) }
        }
        return found
    }
}

/// The messages of which something is to be done.
struct StepMessages {
    /// How many there are.
    var count = 0
    /// How many of them have gone from the files.
    var gone = 0
    /// The first of them.
    var first: [StandingReport] = []
}

/// What there is to do about messages before phones get what the files say.
enum ReleaseStep: CaseIterable {
    /// They are approved, or there is no text of them any more: a release is to be made.
    case release
    /// They wait for review.
    case review
    /// They show another language or are behind their source, so that only somebody who names them can approve them.
    case approveByName

    /// What is to be done about a message; nil where nothing is, or errors are to be mended first.
    init?(_ message: StandingReport) {
        switch message.next {
        case .release: self = .release
        case .write: self = .approveByName
        case .approve: self = .review
        default: return nil
        }
    }
}
