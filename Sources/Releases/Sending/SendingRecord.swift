import Campaigns
import Clients

/// One step of sending a message: before a request what is meant, after it what came of it.
///
/// Phones cannot be asked whether they have a message, so what was recorded decides whether it is sent again.
public struct SendingRecord: Equatable, Sendable {
    /// The name of its form.
    static let schema = "newsadmin/sending/1"

    /// The locale.
    var locale: String
    /// The campaign.
    public var campaign: String
    /// Who gets it: the condition over topics.
    var condition: String
    /// The SHA-256 of the message that is sent, its condition included.
    public var message: String
    /// The Firebase project whose phones it went to; nil where that was not recorded.
    public var project: String?
    /// The release that it was taken from.
    public var release: Int
    /// The run of the program that made it: what came of a request belongs to an intent of the same run.
    var run: String
    /// Which attempt at this message it belongs to; the first one is 1.
    var attempt: Int
    /// When.
    var time: Instant
    /// What is meant, or what came of it.
    public var step: Step

    /// The name under which a message is recorded that was sent by other means.
    public static let elsewhere = "elsewhere"

    /// A step of sending.
    public enum Step: Equatable, Sendable {
        /// A request is about to be made.
        case intent
        /// It was taken, under a name.
        case sent(name: String)
        /// It was not taken, and why; and until when the server does not want to be asked for it again, where it said so.
        case failed(reason: String, until: Instant? = nil)
        /// Nobody knows whether it was taken, and why.
        case unknown(reason: String)

        var word: String {
            switch self {
            case .intent: "intent"
            case .sent: "sent"
            case .failed: "failed"
            case .unknown: "unknown"
            }
        }
    }

    /// A record.
    public init(
        locale: String, campaign: String, condition: String, message: String, project: String?, release: Int,
        run: String, attempt: Int, time: Instant, step: Step
    ) {
        self.locale = locale
        self.campaign = campaign
        self.condition = condition
        self.message = message
        self.project = project
        self.release = release
        self.run = run
        self.attempt = attempt
        self.time = time
        self.step = step
    }

    /// The bytes of its file.
    var bytes: [UInt8] { JSONWriter(.pretty).write(json) }
}

extension SendingRecord {
    private var json: PropertyValue {
        var name: String?
        var reason: String?
        var until: Instant?
        switch step {
        case .intent: break
        case .sent(let text): name = text
        case .failed(let text, let moment): (reason, until) = (text, moment)
        case .unknown(let text): reason = text
        }
        return [
            "schema": .string(Self.schema), "campaign": .string(campaign), "locale": .string(locale),
            "condition": .string(condition), "message": .string(message), "project": .optional(project),
            "release": .integer(release), "run": .string(run), "attempt": .integer(attempt),
            "time": .string(time.iso8601),
            "step": .string(step.word), "name": .optional(name), "reason": .optional(reason),
            "until": .optional(until),
        ]
    }

    /// Reads a record's file.
    ///
    /// - Throws: ``LedgerFormError`` where it is of another form.
    init(bytes: [UInt8]) throws(LedgerFormError) {
        let form = try LedgerForm(LedgerFile.json(bytes), called: "sending")
        try LedgerSchema.check(form, is: Self.schema)
        campaign = try form.text("campaign")
        locale = try form.text("locale")
        condition = try form.text("condition")
        message = try form.hash("message")
        project = try form.optionalText("project")
        release = try form.integer("release")
        run = try form.text("run")
        attempt = try form.integer("attempt")
        time = try form.instant("time")
        step =
            switch try form.text("step") {
            case "intent": .intent
            case "sent": .sent(name: try form.text("name"))
            case "failed": .failed(reason: try form.text("reason"), until: try form.optionalInstant("until"))
            case "unknown": .unknown(reason: try form.text("reason"))
            default: throw LedgerFormError("“step” is none of intent, sent, failed and unknown")
            }
    }
}
