import Campaigns

/// One step of a journey.
struct ISmartNewsStep: Sendable {
    /// What happens.
    enum Action: Equatable, Sendable {
        /// Events are posted, all at once; those of the system wait for one another, those of the app are dropped.
        case events([String], isDeferring: Bool)
        /// A new process starts.
        case launch
        /// A download arrives.
        case feed
        /// The app goes to the background.
        case background
        /// The app comes back.
        case foreground
        /// The phone's language or region changes.
        case language
    }

    /// All fields.
    let fields: JourneyFields
    /// When it happens.
    let moment: Instant
    /// What happens.
    let action: Action
    /// What the user does, message by message; the last answer repeats.
    let answers: [ISmartNewsAnswer]
    /// Whether the download fails.
    let isOffline: Bool
    /// Whether a download is still on its way.
    let isDownloading: Bool

    /// The step in a journey.
    init(_ fields: JourneyFields) throws(JourneyError) {
        self.fields = fields
        moment = try fields.moment()
        action = try Self.action(fields)
        isOffline = try fields.flag("offline") ?? false
        isDownloading = try fields.flag("downloading") ?? false
        var answers: [ISmartNewsAnswer] = []
        for text in try fields.texts("respond") ?? [] {
            guard let answer = ISmartNewsAnswer(rawValue: text) else {
                let known = ISmartNewsAnswer.allCases.map(\.rawValue).joined(separator: ", ")
                throw JourneyError("`respond` \(text) is no answer; answers are \(known)")
            }
            answers.append(answer)
        }
        self.answers = answers
    }

    /// The answer to the message of that number in the step.
    func answer(_ number: Int) -> ISmartNewsAnswer {
        answers.isEmpty ? .cancel : answers[min(number, answers.count - 1)]
    }

    private static func action(_ fields: JourneyFields) throws(JourneyError) -> Action {
        if let event = try fields.text("event") { return .events([event], isDeferring: false) }
        if let events = try fields.texts("events") { return .events(events, isDeferring: true) }
        switch try fields.text("do") {
        case "launch": return .launch
        case "feed": return .feed
        case "background": return .background
        case "foreground": return .foreground
        case "language": return .language
        case let other?: throw JourneyError("`do` \(other) is nothing iSmartNews meets")
        case nil: throw JourneyError("a step of iSmartNews needs `event`, `events` or `do`")
        }
    }
}
