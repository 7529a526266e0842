import Campaigns

extension INotifyClient {
    /// A phone that has just looked does not look again for a while, and what is up in between it never sees.
    func checkWindow(of campaign: Campaign, _ findings: inout ClientFindings) {
        guard let start = campaign.window.start, let end = campaign.window.end, start < end else { return }
        let hours = Double(end.milliseconds - start.milliseconds) / 3_600_000
        let pause = settings.checkPeriod * 24
        // By the client's own span, which is a little more or less than the days that the app sets.
        let period = INotifyPeriod(days: settings.checkPeriod).milliseconds
        guard end.milliseconds - start.milliseconds < period else { return }
        findings.report(
            .inotifyShortWindow, at: campaign.windowOffsets.end,
            "this is up for \(Self.text(hours)), and a phone looks for news only once in \(Self.text(pause))",
            suggestion: "let it end later to reach those who have looked just before it")
    }

    /// Hours with one digit behind the point, where there is one.
    private static func text(_ hours: Double) -> String {
        let tenths = (hours * 10).rounded()
        guard tenths.truncatingRemainder(dividingBy: 10) == 0 else { return "\(tenths / 10) hours" }
        return CountWords.of(Int(tenths / 10), "hour")
    }
}

extension Rule {
    /// A campaign that is up for less time than phones wait between two looks.
    static let inotifyShortWindow = Rule.changeable("inotify-short-window", .note)
}
