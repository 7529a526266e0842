/// What happened to the app of a simulated phone at one moment. Events have names that publishers choose, so that none of
/// these words distinguishes one from the rest.
public enum SimulatedOccasion: Hashable, Sendable {
    /// It was launched.
    case launch
    /// Something came to the phone by itself.
    case arrival
    /// It posted events of these names.
    case events([String])
    /// What a journey's step says, in the words of its client: `foreground`.
    case step(String)

    /// The occasion in a word, which may be the same for different ones: an event can have any name.
    public var word: String {
        switch self {
        case .launch: "launch"
        case .arrival: "arrival"
        case .events(let names): names.joined(separator: ", ")
        case .step(let word): word
        }
    }

    /// The occasion where launches go without saying; nil: a launch.
    public var words: String? {
        switch self {
        case .launch: nil
        case .arrival: "arrives by itself"
        case .events(let names): "event \(names.joined(separator: ", "))"
        case .step(let word): word
        }
    }
}
