import Campaigns

extension ISmartNewsClient {
    /// What becomes of an item that phones have stored.
    static func afterItemChange(from old: FeedEntry, to new: FeedEntry, isReturning: Bool) -> [String] {
        guard new.hasIdentity(of: old) else {
            return [
                isReturning
                    ? "phones that still know the new uuid from an earlier release go by that; others show it, also if "
                        + "they have closed it under the old one"
                    : "phones know nothing of the new uuid, so those that have closed it under the old one show it again"
            ]
        }
        guard let next = Definition(of: new) else {
            return ["phones do not take the item as it is now: they show it no more, and forget what they know of it"]
        }
        guard let last = Definition(of: old) else {
            return ["phones did not take the item as it was before, so it is new to all of them"]
        }
        let news = news(old.files == new.files, from: last, to: next)
        return retirements(news, from: last, to: next) + pauses(news, from: last, to: next)
            + leftovers(from: last, to: next)
    }

    /// What becomes of what phones know of an item, once it has left the feed.
    static func afterItemWithdrawal(of uuid: String) -> String {
        if ISmartNewsReservedItem(rawValue: uuid) != nil {
            "version 2.0.1 goes on showing it from what it has stored; version 4.9.6 hides it and forgets nothing"
        } else if uuid == "subscribe" {
            "version 2.0.1 forgets at the next event that it was shown; version 4.9.6 forgets nothing"
        } else {
            "phones forget at the next event that they have shown it: should it return, everybody sees it again"
        }
    }

    /// What becomes of an item that was in the feed before, once it is there again.
    static func afterItemReturn(of uuid: String) -> String {
        if ISmartNewsReservedItem(rawValue: uuid) != nil {
            "phones go by what they know of it, as if it had been there all the time"
        } else if uuid == "subscribe" {
            "phones with version 4.9.6 go by what they know of it; others show it again if an event came in between"
        } else {
            "phones that had an event in between have forgotten that they have shown it, and show it again"
        }
    }

    private typealias Definition = ISmartNewsItemDefinition

    /// Phones that are done with it, and all others.
    private static func retirements(_ news: String, from old: Definition, to new: Definition) -> [String] {
        var sentences: [String] = []
        var answers: ISmartNewsOnce?
        if let once = old.oncePerVersion, new.oncePerVersion != nil {
            answers = once
            sentences.append("phones on which it \(once.sentence) do not show \(news) before the app is updated")
        } else if old.oncePerVersion == nil, let once = old.oncePerInstall, new.oncePerInstall != nil {
            answers = once
            sentences.append("phones on which it \(once.sentence) do not show \(news)")
        }
        let others = answers == nil ? "phones that have shown it" : "other phones that have shown it"
        return sentences + ["\(others) show \(news) at the next event at which it may be shown"]
    }

    /// Phones that must wait.
    private static func pauses(_ news: String, from old: Definition, to new: Definition) -> [String] {
        var sentences: [String] = []
        if new.pause != nil {
            sentences.append("phones on which it was closed do not show \(news) before “minShowInterval” is over")
        }
        let counted = new.ranges.filter { range in
            range.limit != nil
                && old.ranges.contains { $0.uuid == range.uuid && $0.start == range.start && $0.end == range.end }
        }
        if !counted.isEmpty {
            // Weekly and monthly ranges are dates of years gone by, in any zone.
            let recur = counted.allSatisfy { ISmartNewsRecurrence(year: CivilTime(utc: $0.start).year) != nil }
            sentences.append(
                "phones that have shown it as often as “shownLimit” allows do not show \(news)"
                    + (recur ? " before the range begins again" : ""))
        }
        return sentences
    }

    /// Phones that keep something of the old one.
    private static func leftovers(from old: Definition, to new: Definition) -> [String] {
        var sentences: [String] = []
        if old.fixesAddress, old.addresses.addresses != new.addresses.addresses {
            sentences.append("phones that have shown it stay with what they showed first, because of “fixUrl”")
        }
        for uuid in lostRanges(from: old, to: new) {
            sentences.append(
                "phones that know the item do not take the new range “\(uuid)”: its uuid does not sort behind those "
                    + "before")
        }
        return sentences
    }

    /// The ranges that a phone with the old item does not store, having read the new one at a download and at an event.
    private static func lostRanges(from old: Definition, to new: Definition) -> [String] {
        guard var item = try? ISmartNewsItem(old) else { return [] }
        for _ in 0..<2 { try? item.update(new) }
        let stored = Set(item.ranges.map(\.uuid))
        return new.ranges.map(\.uuid).filter { !stored.contains($0) }
    }

    /// What those would see who see it again.
    private static func news(_ hasSameFiles: Bool, from old: Definition, to new: Definition) -> String {
        let addresses = (old.addresses.addresses, new.addresses.addresses)
        if hasSameFiles, addresses.0 == addresses.1 { return "it again" }
        let hasAlert = (addresses.0 + addresses.1).contains { if case .alert = $0 { true } else { false } }
        return hasAlert ? "the new text" : "the new page"
    }
}

extension ISmartNewsOnce {
    /// How an item gets retired.
    fileprivate var sentence: String {
        switch self {
        case .any: "was closed"
        case .answers(let answers): "was answered with \(answers.map { "“\($0)”" }.joined(separator: " or "))"
        }
    }
}
