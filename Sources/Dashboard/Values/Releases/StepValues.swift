import Campaigns
import Releases

/// What is to be done before phones get what is due and what the files say: on the overview by kind, on a locale's page
/// all of it.
struct StepValues {
    /// How many campaigns a step names.
    private static let named = 8

    private let report: Report
    private let names: CampaignNames
    private let root: String
    /// How many errors keep texts of a locale from going out, by locale.
    private let errors: [String: Int]

    /// The steps of a report, for a page this way from the output folder.
    init(of report: Report, root: String) {
        self.report = report
        self.root = root
        names = CampaignNames(of: report, root: root)
        var errors: [String: Int] = [:]
        func count(_ findings: [Diagnostic]) {
            // By their places: few of thousands are errors, and the others are not copied.
            for index in findings.indices where findings[index].severity == .error {
                for locale in report.locales where findings[index].isAbout([locale]) {
                    errors[locale, default: 0] += 1
                }
            }
        }
        count(report.findings)
        for campaign in report.campaigns { count(campaign.findings) }
        self.errors = errors
    }

    /// A kind of step.
    private enum Kind: CaseIterable {
        case ahead, noFolder, noCampaigns, unsigned, overdue, behind, soon, send, review, approveByName, release, later

        var title: String {
            switch self {
            case .ahead: "Released ahead of the clock"
            case .noFolder: "No folder of campaigns"
            case .noCampaigns: "No campaigns"
            case .unsigned: "Not signed"
            case .behind: "Phones without what is due"
            case .overdue: "Overdue for a release"
            case .soon: "To be released again soon"
            case .send: "To be sent"
            case .review: "Waiting for review"
            case .approveByName: "To be translated, or approved by name"
            case .release: "For the next release"
            case .later: "To be released again later"
            }
        }

        var badge: String {
            switch self {
            case .ahead, .noFolder: "error"
            case .noCampaigns: "warning"
            case .unsigned, .behind, .overdue, .soon: "error"
            case .send: "approved"
            case .review: "waiting"
            case .approveByName: "warning"
            case .release: "approved"
            case .later: "scheduled"
            }
        }
    }

    /// A step in one locale.
    private struct Step {
        var locale: String
        var text: String
        var messages = StepMessages()
        /// How many messages are to be sent.
        var unsent = 0
        /// What to type; nil where nothing of that kind would be done.
        var next: NextStep?

        var count: Int { max(1, messages.count, unsent) }
    }

    /// The kinds of steps that there are, as the overview groups them.
    func groups(time: inout TimeText, forms: inout TemplateForms) -> [TemplateValue] {
        var groups: [TemplateValue] = []
        for kind in Kind.allCases {
            var steps: [Step] = []
            for locale in report.releases {
                if let step = step(kind, in: locale, time: &time) { steps.append(step) }
            }
            guard !steps.isEmpty else { continue }
            groups.append([
                "title": .text(kind.title), "badge": .text(kind.badge),
                "count": .text(CountWords.grouped(steps.reduce(0) { $0 + $1.count })),
                "isOpen": .truth(![.review, .approveByName, .later].contains(kind)),
                "findings": forms.blocks("dashboard/step", steps.map(value)), "more": false,
            ])
        }
        return groups
    }

    /// All steps of one locale; errors go first, which the overview lists one by one.
    func steps(in locale: LocaleReleaseReport, time: inout TimeText, forms: inout TemplateForms) -> TemplateValue {
        var values: [TemplateValue] = []
        if let errors = errors[locale.locale], errors > 0 {
            let text =
                "\(CountWords.grouped(errors, "error")) in the files \(errors == 1 ? "keeps" : "keep") texts from going out"
            values.append(value(of: Step(locale: locale.locale, text: text, next: .check)))
        }
        for kind in Kind.allCases {
            if let step = step(kind, in: locale, time: &time) { values.append(value(of: step)) }
        }
        return forms.blocks("dashboard/step", values)
    }

    /// What is to be done in a locale, in a few words, a part each: `3 wait for review`.
    func summary(of locale: LocaleReleaseReport) -> [String] {
        var words: [String] = []
        if let errors = errors[locale.locale], errors > 0 {
            words.append("\(CountWords.grouped(errors, "error")) to correct")
        }
        switch locale.obstacle {
        case .ahead(let number, _): words.append("release \(number) was made after now")
        case .noFolder: words.append("campaigns/ is not there")
        case .templates: words.append("templates have errors")
        case nil: break
        }
        if locale.lacksCampaigns { words.append("no campaigns") }
        if locale.isUnsigned { words.append("not signed") }
        if locale.isOverdue { words.append("overdue for a release") }
        if let files = locale.differingFiles, files > 0 { words.append("phones lack what is due") }
        if locale.isReleaseUrgent, !locale.isOverdue { words.append("to be released again soon") }
        if !locale.unsent.isEmpty { words.append("\(CountWords.grouped(locale.unsent.count)) to send") }
        let approved = locale.messages(for: .release, most: 0)
        let review = locale.messages(for: .review, most: 0).count
        let byName = locale.messages(for: .approveByName, most: 0).count
        let releasable = approved.count - approved.takenBack
        if releasable > 0 { words.append("\(CountWords.grouped(releasable)) to release") }
        words += takenBack(approved)
        if review > 0 { words.append("\(CountWords.grouped(review)) \(review == 1 ? "waits" : "wait") for review") }
        if byName > 0 { words.append("\(CountWords.grouped(byName)) to translate, or approve by name") }
        return words
    }

    /// What a rollback undid, and what is to be done before the next release undoes that.
    private func takenBack(_ messages: StepMessages) -> [String] {
        let by = messages.rollback.map { "release \($0)" } ?? "a rollback"
        let (texts, brought) = (messages.takenBack - messages.broughtBack, messages.broughtBack)
        var words: [String] = []
        if texts > 0 {
            words.append(
                "\(CountWords.grouped(texts)) taken back by \(by): correct \(texts == 1 ? "it" : "them") first")
        }
        if brought > 0 {
            words.append(
                "\(CountWords.grouped(brought)) brought back by \(by): write \(brought == 1 ? "it" : "them") again first"
            )
        }
        return words
    }

    private func step(_ kind: Kind, in locale: LocaleReleaseReport, time: inout TimeText) -> Step? {
        guard var step = told(kind, in: locale, time: &time) else { return nil }
        if let next = step.next, locale.obstacle?.refuses(next) == true { step.next = nil }
        return step
    }

    private func told(_ kind: Kind, in locale: LocaleReleaseReport, time: inout TimeText) -> Step? {
        switch kind {
        case .ahead: locale.isAhead ? obstacle(to: locale, time: &time) : nil
        case .noFolder: locale.obstacle == .noFolder ? obstacle(to: locale, time: &time) : nil
        case .noCampaigns:
            locale.lacksCampaigns ? Step(locale: locale.locale, text: ReleaseObstacle.emptyFolderSentence) : nil
        case .unsigned:
            locale.isUnsigned
                ? Step(locale: locale.locale, text: ReleaseObstacle.unsignedSentence, next: .release) : nil
        case .behind: behind(locale, time: &time)
        case .send:
            locale.unsent.isEmpty
                ? nil
                : Step(
                    locale: locale.locale, text: ReleaseObstacle.unsentSentence(locale.unsent.count),
                    unsent: locale.unsent.count,
                    next: .push(locale.unsent.count <= Self.named ? locale.unsent : ["CAMPAIGN"]))
        case .overdue: locale.isOverdue ? again(locale, time: &time) : nil
        case .soon: locale.isReleaseUrgent && !locale.isOverdue ? again(locale, time: &time) : nil
        case .review: step(.review, in: locale)
        case .approveByName: step(.approveByName, in: locale)
        case .release: step(.release, in: locale)
        case .later: locale.isReleaseUrgent ? nil : again(locale, time: &time)
        }
    }

    private func obstacle(to locale: LocaleReleaseReport, time: inout TimeText) -> Step? {
        guard let obstacle = locale.obstacle else { return nil }
        return Step(locale: locale.locale, text: obstacle.fact { time.short($0) })
    }

    private func behind(_ locale: LocaleReleaseReport, time: inout TimeText) -> Step? {
        guard let files = locale.differingFiles, files > 0 else { return nil }
        let since = locale.dueSince.map { ", due since \(time.short($0))" } ?? ""
        let (unknown, early) = (locale.unknownFiles, locale.earlyFiles)
        let sentences = [
            "\(CountWords.grouped(files, "file")) that phones download \(files == 1 ? "differs" : "differ") "
                + "from release \(locale.current?.number ?? 0)\(since)",
            unknown > 0 ? ReleaseObstacle.unknownSentence(unknown) : nil,
            early > 0 ? ReleaseObstacle.earlySentence(early) : nil,
        ]
        return Step(
            locale: locale.locale, text: sentences.compactMap { $0 }.joined(separator: "; "),
            // A deployment over what no release here has is refused, and so is that of a release which is not signed, or
            // does not know what has changed since its horizon.
            next: unknown > 0 || locale.isUnsigned || locale.isOverdue ? nil : .deploy)
    }

    private func again(_ locale: LocaleReleaseReport, time: inout TimeText) -> Step? {
        guard let before = locale.releaseBefore, let release = locale.current else { return nil }
        let text =
            locale.isOverdue
            ? "release \(release.number) held what was to come until \(time.short(before)); something has started or "
                + "ended since, and phones do not know of it: release again"
            : "release \(release.number) holds what is to come until \(time.short(before)); "
                + "something starts or ends later, so release again before that"
        return Step(locale: locale.locale, text: text, next: .release)
    }

    private func step(_ step: ReleaseStep, in locale: LocaleReleaseReport) -> Step? {
        let messages = locale.messages(for: step, most: Self.named)
        guard messages.count > 0 else { return nil }
        let count = CountWords.grouped(messages.count, "message")
        let isOne = messages.count == 1
        let text: String
        let next: NextStep
        switch step {
        case .release: (text, next) = (Self.releasable(messages), .release)
        case .review: (text, next) = ("\(count) \(isOne ? "waits" : "wait") for review", .approveAll)
        case .approveByName:
            text =
                "\(count) in another language, or behind \(isOne ? "its" : "their") source: "
                + "translate \(isOne ? "it, or approve it by name as it is" : "them, or approve them by name as they are")"
            next = .approve(messages.count <= Self.named ? messages.first.map(\.campaign) : ["CAMPAIGN"])
        }
        return Step(locale: locale.locale, text: text, messages: messages, next: next)
    }

    /// `2 messages are approved and not released, and 1 message has gone from the files`.
    private static func releasable(_ messages: StepMessages) -> String {
        let gone = messages.gone
        let approved = messages.count - gone - messages.takenBack
        var parts: [String] = []
        if approved > 0 {
            let are = approved == 1 ? "is" : "are"
            parts.append("\(CountWords.grouped(approved, "message")) \(are) approved and not released")
        }
        if gone > 0 {
            parts.append("\(CountWords.grouped(gone, "message")) \(gone == 1 ? "has" : "have") gone from the files")
        }
        return (parts + undone(messages)).joined(separator: ", and ")
    }

    /// The same in sentences: `1 message was taken back by release 4, which the next release undoes: …`.
    private static func undone(_ messages: StepMessages) -> [String] {
        let by = messages.rollback.map { "release \($0)" } ?? "a rollback"
        func told(_ count: Int, _ verb: String, first step: String) -> String? {
            guard count > 0 else { return nil }
            let what = "\(CountWords.grouped(count, "message")) \(count == 1 ? "was" : "were") \(verb) back by \(by)"
            return "\(what), which the next release undoes: \(step) first"
        }
        let brought = messages.broughtBack
        return [
            told(messages.takenBack - brought, "taken", first: "change what was wrong"),
            told(brought, "brought", first: "write \(brought == 1 ? "it" : "them") again"),
        ].compactMap { $0 }
    }

    private func value(of step: Step) -> TemplateValue {
        let more = step.messages.count - Self.named
        let values: TemplateValue = [
            "locale": .text(step.locale), "page": .text(root + PagePath.encoded(PagePath.release(step.locale))),
            "text": .text(step.text),
            "campaigns": .list(step.messages.first.map { names.released($0.campaign) }),
            "hasCampaigns": .truth(!step.messages.first.isEmpty),
            "more": .text(more > 0 ? CountWords.grouped(more) : nil),
        ]
        return values.adding(CommandValues.values(of: step.next?.command(for: [step.locale])))
    }
}
