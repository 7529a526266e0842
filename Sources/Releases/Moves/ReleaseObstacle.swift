import Campaigns

/// Why a release of a locale would be refused, whatever was approved in it.
public enum ReleaseObstacle: Hashable, Sendable {
    /// Its current release was made at a later moment than this.
    case ahead(number: Int, time: Instant)
    /// The folder of campaigns is not there, so everything would leave.
    case noFolder
    /// Templates have errors, which draw the views and pages of many messages.
    case templates

    /// Whether a step would be refused. What is released already can be deployed without campaigns.
    public func refuses(_ step: NextStep) -> Bool {
        switch step {
        case .release, .putBack: true
        case .deploy: end != nil
        // Nothing is approved that is not drawn as it would be.
        case .approve, .approveAll, .write: self == .templates
        // What is to be sent is what an earlier release has.
        case .translate, .check, .publish, .push: false
        }
    }

    /// When it is gone by itself; nil: never.
    public var end: Instant? {
        switch self {
        case .ahead(_, let time): time
        case .noFolder, .templates: nil
        }
    }

    /// What is wrong, and what that means.
    ///
    /// - Parameter text: writes a moment as the reader of the sentence is used to.
    public func fact(_ text: (Instant) -> String) -> Sentence {
        switch self {
        // Who is refused a release reads more: which clock may be wrong, and what to do about it.
        case .ahead(let number, let time):
            """
            release \(number) was made at \(text(time)), which is after now: nothing is released or deployed here until \
            then, unless that release is taken back
            """
        case .noFolder:
            "campaigns/ is not there, so a release would take everything out and is refused: \(wayOut(text))"
        case .templates: "templates have errors, so no text is approved or released: \(wayOut(text))"
        }
    }

    /// What to do in place of a step that would be refused.
    ///
    /// - Parameter text: writes a moment as the reader of the sentence is used to.
    public func wayOut(_ text: (Instant) -> String) -> Sentence {
        switch self {
        case .ahead(let number, let time):
            "take release \(number) back with version control, or wait until \(text(time))"
        case .noFolder: "bring campaigns/ back, or make an empty folder if everything is to leave"
        case .templates: "fix what \(command: "check") finds in templates/"
        }
    }

    static let pullingAdvice =
        "if somebody has released elsewhere, pull releases/ first, and otherwise deploy with --overwrite"

    /// What is said before a deployment where files that phones download hold what no release here has.
    ///
    /// - Parameter files: how many do.
    public static func unknownSentence(_ files: Int) -> String {
        "\(CountWords.grouped(files, "file holds", "files hold")) what no release here has put there; \(pullingAdvice)"
    }

    /// What is said of files that phones download too early.
    ///
    /// - Parameter files: how many there are.
    public static func earlySentence(_ files: Int) -> String {
        "\(CountWords.grouped(files, "file holds", "files hold")) what is due only later, so phones may show it too early"
    }

    /// What is said of messages that are to be sent by now, and were not as far as the ledger knows.
    ///
    /// - Parameter messages: how many there are.
    public static func unsentSentence(_ messages: Int) -> String {
        let are = messages == 1 ? "is" : "are"
        return "\(CountWords.grouped(messages, "message")) for phones with Sourse \(are) due and not known to be sent; "
            + "record what they have already with --sent-elsewhere"
    }

    /// What is said of clients whose feeds a release would bring, change or take away though no message has changed.
    public static func changedClientsSentence(_ titles: [String]) -> String {
        "newsadmin.yml says something else of \(titles.listed) than when this was released: release again"
    }

    /// What is said of a release that nobody has signed, although keys are listed.
    public static let unsignedSentence =
        "nobody has signed the release, so it is not deployed: name the key in NEWSADMIN_KEY, and release again"

    /// What an empty folder of campaigns means for a locale with messages: that is no obstacle, but hardly meant.
    public static let emptyFolderSentence =
        "there are no campaigns, so a release would take everything out; see whether campaigns/ is where it should be"
}
