/// Why an event of iSmartNews showed nothing.
enum ISmartNewsReason: String, CaseIterable, Sendable {
    case messageOnScreen = "message-on-screen"
    case appNotActive = "app-not-active"
    case activationOfLaunch = "activation-of-launch"
    case eventNotOn = "event-not-on"
    case eventUnknown = "event-unknown"
    case noFeed = "no-feed"
    case noEligibleMessage = "no-eligible-message"

    /// The reason for a person.
    var sentence: String {
        switch self {
        case .messageOnScreen: "a message is on the screen"
        case .appNotActive: "the app is in the background"
        case .activationOfLaunch: "the first activation belongs to the launch"
        case .eventNotOn: "the event is off this time, as its pattern says"
        case .eventUnknown: "neither the feed nor a message in it knows the event"
        case .noFeed: "there was no feed"
        case .noEligibleMessage: "no message is due"
        }
    }
}
