import Campaigns

/// Why bytes are no file of pushes.
public enum SourseFeedError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Not JSON.
    case unreadable(JSONError)
    /// Not an object of pushes by id.
    case rootIsNoObject
    /// What stands under the id is no list of messages.
    case noMessages(id: String)
    /// Nothing is sent under the id.
    case noPush(id: String, known: [String])

    /// What is wrong, for a person.
    public var description: String {
        switch self {
        case .unreadable(let error): "not JSON: \(error)"
        case .rootIsNoObject: "the root of the file is not an object"
        case .noMessages(let id): "“\(id)” is not a list of messages"
        case .noPush(let id, let known): Self.noPush(id, known)
        }
    }

    /// The word for it in a device's report.
    var reason: SourseReason {
        if case .noPush = self { .noSuchPush } else { .pushUnreadable }
    }

    private static func noPush(_ id: String, _ known: [String]) -> String {
        let nearest = DidYouMean.suggestion(for: id, among: known).map { "; \($0)" } ?? ""
        guard !known.isEmpty else { return "nothing is sent under the id “\(id)” then, nor under any other" }
        return "nothing is sent under the id “\(id)” then; there are \(known.joined(separator: ", "))\(nearest)"
    }
}
