/// What happens in a step.
enum INotifyOccasion: String, Sendable {
    /// A new process.
    case launch
    /// The same process comes back from the background.
    case foreground
    /// The app starts a check by hand.
    case manual

    /// The occasion a step names.
    init(_ step: JourneyFields) throws(JourneyError) {
        let name = try step.text("do") ?? "launch"
        guard let occasion = INotifyOccasion(rawValue: name) else {
            throw JourneyError("`do` must be launch, foreground or manual, not “\(name)”")
        }
        self = occasion
    }
}
