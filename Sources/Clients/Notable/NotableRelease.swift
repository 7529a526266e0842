import Campaigns

extension NotableClient {
    /// The id, on which hangs all that phones remember.
    static func memoryKey(of entry: FeedEntry) -> String {
        entry.identity
    }

    static func afterChange(from old: FeedEntry, to new: FeedEntry) -> [String] {
        if new.isSame(as: old) { return [] }
        var sentences: [String] = []
        if new.hasIdentity(of: old) {
            sentences = afterChange(
                news: news(from: old, to: new), old: NotableMemorableConditions(of: old.value),
                new: NotableMemorableConditions(of: new.value))
        } else {
            sentences.append(
                "phones know nothing of the new id, so those that have shown it under the old one show it again as "
                    + "soon as its conditions hold")
        }
        if !new.hasIdentity(of: old) || new.value != old.value {
            sentences.append("phones whose request for the control file is answered with 304 go on by the old one")
        }
        return sentences + ["a view that is up stays as it is until it is dismissed or the app is closed"]
    }

    static func afterWithdrawal(of entry: FeedEntry) -> [String] {
        let isSpent = NotableMemorableConditions(of: entry.value).endsWithDisplay
        let still = isSpent ? "still show it once" : "go on showing it"
        return [
            "phones drop it when the app becomes active and the control file is answered with 200; as long as they "
                + "cannot load that, they show nothing",
            "phones whose request is answered with 304 \(still) from their copy of the control file, where its "
                + "conditions hold",
            "a view that is up stays until it is dismissed or the app is closed",
        ]
    }

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
        return old.files == new.files && addresses[0] == addresses[1] ? "it again" : "the new text"
    }
}
