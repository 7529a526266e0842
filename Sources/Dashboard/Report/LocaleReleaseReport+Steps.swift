import Releases

extension LocaleReleaseReport {
    /// What is to be done of one kind; nil where nothing is.
    ///
    /// Until a locale is used, nobody is asked to translate it: until something was released there, or waits for review or for
    /// a release.
    func step(for need: LocaleNeed) -> LocaleStep? {
        guard need != .approveByName || isUsed, var step = standing.step(for: need, of: messages) else { return nil }
        step.next = step.next?.abridged
        return step
    }

    private var isUsed: Bool {
        hasLedger || messages.contains { LocaleNeed(of: $0.next).map { $0 != .approveByName } ?? false }
    }
}
