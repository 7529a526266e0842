import Campaigns

/// What is to be done, in a line at the top of the overview: what is listed under “Needs attention”, counted.
struct ToDoValues {
    private let report: Report

    /// What is to be done in a report.
    init(of report: Report) {
        self.report = report
    }

    /// The counts, the most pressing first: `2 errors to correct, 27 wait for review`; nil where there is nothing to count.
    var text: String? {
        let ahead = locales { $0.isAhead }
        let folderless = locales { $0.obstacle == .noFolder }
        let emptied = locales { $0.lacksCampaigns }
        let unsigned = locales { $0.isUnsigned }
        let behind = locales { ($0.differingFiles ?? 0) > 0 }
        let unsent = report.releases.reduce(0) { $0 + $1.unsent.count }
        let overdue = locales { $0.isOverdue && $0.current != nil }
        let soon = locales { $0.releaseBefore != nil && $0.current != nil && $0.isReleaseUrgent && !$0.isOverdue }
        let later = locales { $0.releaseBefore != nil && $0.current != nil && !$0.isReleaseUrgent }
        let (approved, review, byName) = (
            messages(for: .release), messages(for: .review), messages(for: .approveByName)
        )
        let takenBack = report.releases.reduce(0) { $0 + $1.messages(for: .release, most: 0).takenBack }
        let words: [String?] = [
            told(errors) { "\(CountWords.grouped($0, "error")) to correct" },
            told(ahead) { "\(CountWords.grouped($0, "locale")) with a release made after now" },
            told(folderless) { "\(CountWords.grouped($0, "locale")) without the folder campaigns/" },
            told(emptied) { "\(CountWords.grouped($0, "locale")) without campaigns" },
            told(unsigned) { "\(CountWords.grouped($0, "locale")) not signed" },
            told(overdue) { "\(CountWords.grouped($0, "locale")) overdue for a release" },
            told(behind) { "phones in \(CountWords.grouped($0, "locale")) without what is due" },
            told(soon) { "\(CountWords.grouped($0, "locale")) to release again soon" },
            told(unsent) { "\(CountWords.grouped($0)) to send" },
            told(takenBack) { "\(CountWords.grouped($0)) undone by a rollback" },
            told(approved - takenBack) { "\(CountWords.grouped($0)) to release" },
            told(review) { "\(CountWords.grouped($0)) \($0 == 1 ? "waits" : "wait") for review" },
            told(byName) { "\(CountWords.grouped($0)) to translate or approve by name" },
            told(later) { "\(CountWords.grouped($0, "locale")) to release again later" },
        ]
        let counted = words.compactMap { $0 }
        return counted.isEmpty ? nil : counted.joined(separator: ", ")
    }

    private func told(_ count: Int, _ words: (Int) -> String) -> String? {
        count == 0 ? nil : words(count)
    }

    private var errors: Int {
        report.campaigns.reduce(Self.errors(in: report.findings)) { $0 + Self.errors(in: $1.findings) }
    }

    private static func errors(in findings: [Diagnostic]) -> Int { findings.count { $0.severity == .error } }

    private func locales(_ isCounted: (LocaleReleaseReport) -> Bool) -> Int { report.releases.count(where: isCounted) }

    private func messages(for step: ReleaseStep) -> Int {
        report.releases.reduce(0) { $0 + $1.messages(for: step, most: 0).count }
    }
}
