import Releases

extension LocaleReleaseReport {
    /// The messages of which something is to be done before phones get what the files say, by what that is.
    func messages(for step: ReleaseStep) -> [StandingReport] {
        messages.filter { ReleaseStep($0) == step && (step != .approveByName || hasLedger) }
    }
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
        guard case .command(let command) = message.next else { return nil }
        switch message.state.working {
        case .approved, .removed: self = .release
        case .waiting where command.hasPrefix("newsadmin approve "): self = .review
        case .missing where command.hasPrefix("newsadmin approve "): self = .approveByName
        case .stale where command.hasPrefix("newsadmin approve "): self = .approveByName
        default: return nil
        }
    }
}
