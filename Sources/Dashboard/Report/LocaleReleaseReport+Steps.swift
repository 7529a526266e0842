import Releases

extension LocaleReleaseReport {
    /// The messages of which something is to be done before phones get what the files say, by what that is.
    ///
    /// Until a locale is used, nobody is told to translate it: until something was released there, or waits for review or for
    /// a release.
    ///
    /// - Parameter most: how many of the messages are wanted; as a rule all of a locale's messages are to be approved.
    func messages(for step: ReleaseStep, most: Int) -> StepMessages {
        var found = StepMessages()
        guard step != .approveByName || isUsed else { return found }
        for message in messages where ReleaseStep(message) == step {
            found.count += 1
            if message.state.working == .removed, message.next == .release { found.gone += 1 }
            if case .putBack(let rollback, _, let isGone) = message.next {
                found.takenBack += 1
                if isGone { found.broughtBack += 1 }
                found.rollback = rollback
            }
            if found.count <= most { found.first.append(message) }
        }
        return found
    }

    private var isUsed: Bool {
        hasLedger || messages.contains { ReleaseStep($0).map { $0 != .approveByName } ?? false }
    }
}

/// The messages of which something is to be done.
struct StepMessages {
    /// How many there are.
    var count = 0
    /// How many of them have gone from the files.
    var gone = 0
    /// How many of them a rollback took back.
    var takenBack = 0
    /// How many of these had gone from the files, so that it brought them back.
    var broughtBack = 0
    /// The number of that rollback.
    var rollback: Int?
    /// The first of them.
    var first: [StandingReport] = []
}
