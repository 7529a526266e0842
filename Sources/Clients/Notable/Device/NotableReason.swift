/// Why a step of Notable showed nothing.
enum NotableReason: String, CaseIterable, Sendable {
    case downloadFailed = "download-failed"
    case noEligibleMessage = "no-eligible-message"

    /// The reason for a person.
    ///
    /// - Parameter hasMessages: whether there was a message that might have been shown.
    func sentence(hasMessages: Bool) -> String {
        switch self {
        case .downloadFailed: "there was no feed"
        case .noEligibleMessage: hasMessages ? "no message is due" : "there is no message"
        }
    }
}
