import Files

/// Where messages are posted to.
public struct MessagingEndpoint: Equatable, Sendable {
    /// The address of FCM itself.
    public static let standard = "https://fcm.googleapis.com"

    /// The address of a project's messages.
    public let url: String
    /// The Firebase project, whose phones it reaches.
    public let project: String

    /// The messages of a project; nil where the base is no address that may be sent a secret, or the project no name.
    public init?(base: String, project: String) {
        let isName = !project.isEmpty && project.utf8.allSatisfy { $0.isLetterOrDigit || "-_.:".utf8.contains($0) }
        let isPlace = project.first?.isLetter == true && !project.contains("..")
        guard isName, isPlace, SecureAddress.isSafe(base), !base.contains("?"), !base.contains("#") else { return nil }
        var base = base
        while base.hasSuffix("/") { base.removeLast() }
        self.project = project
        url = "\(base)/v1/projects/\(project)/messages:send"
    }
}
