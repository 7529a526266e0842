import Campaigns

extension INotifyDevice10 {
    /// Why this occasion starts no check; nil if it does. A pending reminder alone decides, else the check period.
    func reasonNotToCheck(isLaunch: Bool, at now: Instant) -> INotifyReason? {
        if !isLaunch, settings.platform == .macos { return .noForegroundCheck }
        if settings.debug { return nil }
        if let lastReminded = memory.lastReminded {
            return settings.remindPeriod.isOver(since: lastReminded, at: now) ? nil : .remindPeriod
        }
        if let lastChecked = memory.lastChecked {
            return settings.checkPeriod.isOver(since: lastChecked, at: now) ? nil : .checkPeriod
        }
        return nil
    }

    /// Downloads, chooses the newest message and shows it.
    mutating func check(_ body: [UInt8]?, at now: Instant, report: inout INotifyReport) throws(ClientCrash) {
        // A root that is no dictionary is a failed download here.
        let feed = body.flatMap { reading.feed(in: $0, INotifyFeed.root) }?.dictionary
        messages = feed.map { eligible($0) }
        memory.lastChecked = now
        if explains, let feed {
            report.notShown = INotifyExplanation(memory: memory, candidate: candidate?.key).notShown(in: feed)
        }
        guard feed != nil else {
            report.reason = .downloadFailed
            return
        }
        guard let candidate else {
            report.reason = .noEligibleMessage
            return
        }
        guard candidate.value.dictionary != nil else {
            throw ClientCrash("the message “\(candidate.key)” is not a dictionary")
        }
        var alert = INotifyAlert(
            key: candidate.key, fields: candidate.value, labels: settings.labels, platform: settings.platform)
        if settings.platform == .macos {
            alert.message = .string(try INotifyFormat.text(alert.message))
        }
        alerts.append(alert)
        report.shown = alert
    }

    /// The newest message in memory; the set is not filtered again after an answer.
    var candidate: PropertyValue.Entry? {
        guard let messages else { return nil }
        let key = INotifyFeed.candidate(messages.map(\.key), oldestFirst: false)
        return messages.first { $0.key == key }
    }

    private mutating func eligible(_ feed: [PropertyValue.Entry]) -> [PropertyValue.Entry] {
        let ignored = INotifyKeySet(memory.ignored)
        let messages = feed.filter { !ignored.contains($0.key) }
        guard settings.debug, messages.isEmpty, !feed.isEmpty else { return messages }
        memory.ignored = nil
        return feed
    }
}
