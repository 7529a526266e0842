extension NotableClient {
    /// The id, on which hangs all that phones remember.
    static func memoryKey(of entry: FeedEntry) -> String {
        entry.identity
    }

    static func afterChange(
        from old: FeedEntry, to new: FeedEntry, version: String?, isReturning: Bool
    ) -> [String] {
        if new.isSame(as: old) { return [] }
        var sentences: [String] = []
        if new.hasIdentity(of: old) {
            sentences = afterChange(
                news: news(from: old, to: new), old: NotableMemorableConditions(of: old.value),
                new: NotableMemorableConditions(of: new.value))
        } else {
            sentences.append(
                isReturning
                    ? "phones that have shown it under the new id, which an earlier release had, go by that; others show "
                        + "it as soon as its conditions hold, also if they have shown it under the old one"
                    : "phones know nothing of the new id, so those that have shown it under the old one show it again as "
                        + "soon as its conditions hold")
        }
        if !new.hasIdentity(of: old) || new.value != old.value {
            sentences.append("phones whose request for the control file is answered with 304 go on by the old one")
        }
        return sentences + [new.hasIdentity(of: old) ? changedBehindView : goneBehindView]
    }

    static func afterWithdrawal(of entry: FeedEntry) -> [String] {
        let isSpent = NotableMemorableConditions(of: entry.value).endsWithDisplay
        let still = isSpent ? "still show it once" : "go on showing it"
        return [
            "phones drop it when the app becomes active and the control file is answered with 200; as long as they "
                + "cannot load that, they show nothing",
            "phones whose request is answered with 304 \(still) from their copy of the control file, where its "
                + "conditions hold",
            goneBehindView,
        ]
    }

    static func afterReturn(of entry: FeedEntry) -> [String] {
        let conditions = NotableMemorableConditions(of: entry.value)
        return afterChange(news: "it again", old: conditions, new: conditions)
    }

    /// A view stays, but the app looks up what its buttons ask for in the newest file that it has read.
    private static let changedBehindView =
        "a view that is up stays until it is dismissed or the app is closed; once the app has read the new control file, "
        + "its buttons open the new views"
    /// Without the notification there is no view to open, and a flag is kept under a name that nobody asks for.
    private static let goneBehindView =
        "a view that is up stays until it is dismissed or the app is closed; once the app has read the new control file, "
        + "its buttons open no other view, and a flag that they set is lost"

    private static func afterChange(
        news: String, old: NotableMemorableConditions, new: NotableMemorableConditions
    ) -> [String] {
        if new.endsWithDisplay { return ["phones that have shown it do not show \(news)"] }
        let others = new.flags.isEmpty ? "phones" : "other phones"
        let moment = new.hasPause ? "once the pause since then is over" : "as soon as its conditions hold"
        return new.flags.map { "phones on which its flag “\($0)” is set do not show \(news)" }
            + ["\(others) that have shown it show \(news) \(moment)"]
            + old.flags.filter { !new.flags.contains($0) }.map { "its flag “\($0)” does not hide it any more" }
    }

    /// What those would see who see it again.
    private static func news(from old: FeedEntry, to new: FeedEntry) -> String {
        let addresses = [old, new].map { entry in
            (entry.value["views"]?.dictionary ?? []).map { $0.value["file"] }
        }
        return old.files == new.files && addresses[0] == addresses[1] ? "it again" : "the new view"
    }
}
