import Releases

/// What there is to do about messages before phones get what the files say.
enum ReleaseStep {
    /// They are approved, or there is no text of them any more: a release is to be made. Where a rollback took them back, that
    /// is told as well.
    case release
    /// They wait for review.
    case review
    /// They show another language or are behind their source, so that only somebody who names them can approve them.
    case approveByName

    /// What is to be done about a message; nil where nothing is, or errors are to be mended first.
    init?(_ message: StandingReport) {
        switch message.next {
        case .release, .putBack: self = .release
        case .write: self = .approveByName
        case .approve: self = .review
        default: return nil
        }
    }
}
