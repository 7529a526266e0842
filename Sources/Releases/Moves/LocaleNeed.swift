/// What can be to do in a locale before phones get what is due and what its files say: the most pressing first, and
/// approvals before releases.
public enum LocaleNeed: CaseIterable, Sendable {
    /// Its newest release was made after now, which comes before anything else.
    case ahead
    /// The folder of campaigns is not there.
    case noFolder
    /// There are no campaigns in their folder.
    case noCampaigns
    /// Nobody has signed its release.
    case unsigned
    /// It should have been released again.
    case overdue
    /// Phones download something else than what is due.
    case behind
    /// It is to be released again within days.
    case soon
    /// Its release has other clients, or other settings of them, than the workspace: a release is to be made, though no
    /// message has changed.
    case clients
    /// Messages are to be sent.
    case send
    /// Messages wait for review.
    case review
    /// Messages show another language or are behind their source, so that only somebody who names them can approve them.
    case approveByName
    /// Messages are approved, or there is no text of them any more: a release is to be made. Where a rollback took them
    /// back, that is said as well.
    case release
    /// It is to be released again, in a while.
    case later

    /// The need that a message's next step meets; nil where there is none, or errors are to be fixed first.
    public init?(of next: NextStep?) {
        switch next {
        case .release, .putBack: self = .release
        case .write: self = .approveByName
        case .approve: self = .review
        default: return nil
        }
    }
}
