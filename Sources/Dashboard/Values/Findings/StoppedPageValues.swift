import Campaigns

/// The values of the pages that stand in for those of a locale that errors stopped.
///
/// They say what stops it, and nothing of an earlier build: the same files make the same pages, whatever was built before.
struct StoppedPageValues {
    /// How many errors are listed.
    private static let listed = 60

    private let report: Report
    private let locale: String
    private let errors: TemplateValue
    private let more: Int

    /// The pages of a locale.
    init(of report: Report, locale: String, forms: inout TemplateForms) {
        self.report = report
        self.locale = locale
        var (count, first) = (0, [Diagnostic]())
        func add(_ findings: [Diagnostic]) {
            // By their places: few of thousands are errors, and the others are not copied.
            for index in findings.indices where findings[index].severity == .error {
                guard findings[index].isAbout([locale]) else { continue }
                count += 1
                if count <= Self.listed { first.append(findings[index]) }
            }
        }
        add(report.findings)
        for campaign in report.campaigns { add(campaign.findings) }
        let known = Set(report.campaigns.map(\.id))
        let values = FindingValues.values(
            of: FindingValues.sorted(first), clients: report.clientTitles, times: PageTimes(report.clock)
        ) { known.contains($0) ? "../" + PagePath.encoded(PagePath.campaign($0)) : nil }
        errors = forms.blocks("dashboard/finding", values)
        more = count - first.count
    }

    /// What the template `dashboard/stopped` receives.
    func values(of page: StoppedPage) -> TemplateValue {
        PageFrame(report, page.place, root: "../").around([
            "client": .text(page.client), "locale": .text(locale),
            "errors": errors, "hasErrors": .truth(!errors.isEmptyList),
            "more": .text(more > 0 ? "\(CountWords.grouped(more)) more" : nil),
        ])
    }
}
