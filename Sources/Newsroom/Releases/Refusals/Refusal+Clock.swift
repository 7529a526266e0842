import Campaigns
import Releases

extension Refusal {
    /// That the newest release of a locale was made later than it is; nil where it was not.
    ///
    /// What a clock that is wrong releases or deploys would bring back what was taken out since. Nobody can tell here whether
    /// this clock is wrong or the one that the release was made by.
    init?(clockAt now: Instant, behind ledger: LocaleLedger, _ clock: ZoneClock) {
        guard let last = ledger.current, last.time > now else { return nil }
        self.init(
            locale: ledger.locale,
            """
            release \(last.number) was made at \(clock.description(of: last.time)), and it is \
            \(clock.description(of: now)) now: either the clock of this computer is behind (set it right), or release \
            \(last.number) was made with a --now that is ahead (take it back with version control, or use a --now that \
            is not before it)
            """)
    }
}
