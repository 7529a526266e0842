import Campaigns
import Releases

extension Refusal {
    /// That the newest release of a locale was made later than it is; nil where it was not.
    ///
    /// What a clock that is wrong releases or deploys would bring back what was taken out since.
    init?(clockAt now: Instant, behind ledger: LocaleLedger, _ clock: ZoneClock) {
        guard let last = ledger.current, last.time > now else { return nil }
        self.init(
            locale: ledger.locale,
            "release \(last.number) was made at \(clock.description(of: last.time)), and it is "
                + "\(clock.description(of: now)) now; set the clock right, or restore "
                + "releases/\(ledger.locale) from version control if that release was made with a wrong --now")
    }
}
