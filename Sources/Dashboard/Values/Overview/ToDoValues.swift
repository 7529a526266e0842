import Campaigns
import Releases

/// What is to be done, in a line at the top of the overview: what is listed under “Needs attention”, counted.
struct ToDoValues {
    private let report: Report

    /// What is to be done in a report.
    init(of report: Report) {
        self.report = report
    }

    /// The counts, the most pressing first: `2 errors to correct, 27 wait for review`; nil where there is nothing to count.
    var text: String? {
        let errors = report.campaigns.reduce(Self.errors(in: report.findings)) { $0 + Self.errors(in: $1.findings) }
        let corrections = errors == 0 ? [] : ["\(CountWords.grouped(errors, "error")) to correct"]
        let words = corrections + LocaleNeed.allCases.flatMap(words)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    private static func errors(in findings: [Diagnostic]) -> Int { findings.count { $0.severity == .error } }

    private func words(for need: LocaleNeed) -> [String] {
        let steps = report.releases.compactMap { $0.step(for: need) }
        let takenBack = steps.reduce(0) { $0 + $1.messages.takenBack }
        let count = steps.reduce(0) { $0 + $1.count } - takenBack
        return [
            takenBack == 0 ? nil : "\(CountWords.grouped(takenBack)) undone by a rollback",
            count == 0 ? nil : need.counted(count),
        ].compactMap { $0 }
    }
}
