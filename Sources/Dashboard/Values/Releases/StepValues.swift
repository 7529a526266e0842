import Campaigns
import Releases

/// What is to be done before phones get what is due and what the files say: on the overview by kind, on a locale's page
/// all of it.
struct StepValues {
    /// How many campaigns are named of what a release has taken out.
    private static let named = 3

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

    /// A step in one locale, in words.
    private struct WordedStep {
        var locale: String
        var text: String
        var step: LocaleStep
    }

    /// The kinds of steps that there are, as the overview groups them.
    func groups(time: inout TimeText, forms: inout TemplateForms) -> [TemplateValue] {
        var groups: [TemplateValue] = []
        for need in LocaleNeed.allCases {
            var steps: [WordedStep] = []
            for locale in report.releases {
                if let step = worded(need, in: locale, time: &time) { steps.append(step) }
            }
            guard !steps.isEmpty else { continue }
            groups.append([
                "title": .text(need.title), "badge": .text(need.badge),
                "count": .text(CountWords.grouped(steps.reduce(0) { $0 + $1.step.count })),
                "isOpen": .truth(need.isOpen),
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
            values.append(value(of: WordedStep(locale: locale.locale, text: text, step: LocaleStep(next: .check))))
        }
        for need in LocaleNeed.allCases {
            if let step = worded(need, in: locale, time: &time) { values.append(value(of: step)) }
        }
        return forms.blocks("dashboard/step", values)
    }

    /// What is to be done in a locale, in a few words, a part each: `3 wait for review`.
    func summary(of locale: LocaleReleaseReport) -> [String] {
        var words: [String] = []
        if let errors = errors[locale.locale], errors > 0 {
            words.append("\(CountWords.grouped(errors, "error")) to correct")
        }
        if locale.standing.obstacle == .templates { words.append("templates have errors") }
        for need in LocaleNeed.allCases {
            if let step = locale.step(for: need) { words += self.words(for: need, step, in: locale) }
        }
        return words
    }

    private func words(for need: LocaleNeed, _ step: LocaleStep, in locale: LocaleReleaseReport) -> [String] {
        switch need {
        case .ahead:
            guard case .ahead(let number, _)? = locale.standing.obstacle else { return [] }
            return ["release \(number) was made after now"]
        case .noFolder: return ["campaigns/ is not there"]
        case .noCampaigns: return ["no campaigns"]
        case .unsigned: return ["not signed"]
        case .overdue: return ["overdue for a release"]
        case .behind: return ["phones lack what is due"]
        case .soon: return ["to be released again soon"]
        case .clients: return ["clients changed"]
        case .release:
            let count = step.messages.releasable
            return (count > 0 ? [need.counted(count)] : []) + takenBack(step.messages)
        case .send, .review, .approveByName: return [need.counted(step.count)]
        // The table has the moment in a column of its own.
        case .later: return []
        }
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

    private func worded(_ need: LocaleNeed, in locale: LocaleReleaseReport, time: inout TimeText) -> WordedStep? {
        guard let step = locale.step(for: need) else { return nil }
        return WordedStep(locale: locale.locale, text: text(of: need, step, in: locale, time: &time), step: step)
    }

    private func text(
        of need: LocaleNeed, _ step: LocaleStep, in locale: LocaleReleaseReport, time: inout TimeText
    ) -> String {
        let count = CountWords.grouped(step.count, "message")
        let isOne = step.count == 1
        switch need {
        case .ahead, .noFolder: return locale.standing.obstacle?.fact { time.short($0) }.text ?? ""
        case .noCampaigns: return ReleaseObstacle.emptyFolderSentence
        case .unsigned: return ReleaseObstacle.unsignedSentence
        case .behind: return behind(locale, time: &time)
        case .overdue, .soon, .later: return again(locale, time: &time)
        case .clients: return ReleaseObstacle.changedClientsSentence(locale.standing.changedClients)
        case .send: return ReleaseObstacle.unsentSentence(step.count)
        case .release: return Self.releasable(step.messages)
        case .review: return "\(count) \(isOne ? "waits" : "wait") for review"
        case .approveByName:
            return "\(count) in another language, or behind \(isOne ? "its" : "their") source: "
                + "translate \(isOne ? "it, or approve it by name as it is" : "them, or approve them by name as they are")"
        }
    }

    private func behind(_ locale: LocaleReleaseReport, time: inout TimeText) -> String {
        let differing = locale.standing.differing ?? .init(0)
        let since = locale.standing.dueSince.map { ", due since \(time.short($0))" } ?? ""
        let sentences = [
            "\(CountWords.grouped(differing.count, "file")) that phones download \(differing.count == 1 ? "differs" : "differ") "
                + "from release \(locale.current?.number ?? 0)\(since)",
            takenOut(by: locale.current).map { "phones may still be shown what it takes out: \($0)" },
            differing.unknown > 0 ? ReleaseObstacle.unknownSentence(differing.unknown) : nil,
            differing.early > 0 ? ReleaseObstacle.earlySentence(differing.early) : nil,
        ]
        return sentences.compactMap { $0 }.joined(separator: "; ")
    }

    /// What a release has taken out, the first few by name; nil where it is nothing.
    private func takenOut(by release: ReleaseReport?) -> String? {
        guard let release, !release.left.isEmpty else { return nil }
        let titles = release.left.compactMap { release.titles[$0]?.text }
        let shown = release.left.prefix(Self.named).map { campaign in
            guard let title = release.titles[campaign]?.text else { return names.quoted(campaign) }
            return QuotedTitle.text(title, id: titles.count { $0 == title } > 1 ? campaign : nil)
        }
        let more = release.left.count - shown.count
        return (shown + (more > 0 ? ["\(CountWords.grouped(more)) more"] : [])).listed
    }

    private func again(_ locale: LocaleReleaseReport, time: inout TimeText) -> String {
        guard let renewal = locale.standing.renewal, let release = locale.current else { return "" }
        let before = time.short(renewal.before)
        return renewal.urgency == .overdue
            ? "release \(release.number) held what was to come until \(before); something has started or "
                + "ended since, and phones do not know of it: release again"
            : "release \(release.number) holds what is to come until \(before); "
                + "something starts or ends later, so release again before that"
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
        func sentence(_ count: Int, _ verb: String, first step: String) -> String? {
            guard count > 0 else { return nil }
            let what = "\(CountWords.grouped(count, "message")) \(count == 1 ? "was" : "were") \(verb) back by \(by)"
            return "\(what), which the next release undoes: \(step) first"
        }
        let brought = messages.broughtBack
        return [
            sentence(messages.takenBack - brought, "taken", first: "change what was wrong"),
            sentence(brought, "brought", first: "write \(brought == 1 ? "it" : "them") again"),
        ].compactMap { $0 }
    }

    private func value(of worded: WordedStep) -> TemplateValue {
        let messages = worded.step.messages
        let values: TemplateValue = [
            "locale": .text(worded.locale), "page": .text(root + PagePath.encoded(PagePath.release(worded.locale))),
            "text": .text(worded.text),
            "campaigns": .list(messages.campaigns.prefix(NextStep.mostNames).map { names.released($0) }),
            "hasCampaigns": .truth(messages.count > 0),
            "more": .rest(messages.count - NextStep.mostNames),
        ]
        return values.adding(CommandValues.values(of: worded.step.next?.command(for: [worded.locale])))
    }
}
