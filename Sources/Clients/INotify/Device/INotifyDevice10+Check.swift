import Campaigns

extension INotifyDevice10 {
    /// Why this occasion starts no check; nil if it does.
    func reasonNotToCheck(isLaunch: Bool, at now: Instant) -> INotifyReason? {
        if !isLaunch, settings.platform == .macos { return .noForegroundCheck }
        if settings.debug { return nil }
        return memory.reasonToWait(by: settings, at: now)
    }

    /// Downloads, chooses the newest message and shows it.
    mutating func check(_ body: FeedBody?, at now: Instant, report: inout INotifyReport) throws(ClientCrash) {
        // A root that is no dictionary is a failed download here.
        let reading = body.map { INotifyReading.of($0) }.flatMap { $0.entries == nil ? nil : $0 }
        messages = reading.map { eligible($0) }
        memory.lastChecked = now
        if explains, let reading {
            report.notShown = INotifyExplanation(memory: memory, candidate: candidate?.key, hasOneList: true)
                .notShown(in: reading)
        }
        guard reading != nil else {
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
        let alert = try INotifyAlert(
            key: candidate.key, fields: candidate.value, labels: settings.labels, platform: settings.platform,
            version: .first)
        alerts.append(alert)
        report.shown = alert
    }

    /// The newest message in memory; the set is not filtered again after an answer.
    var candidate: PropertyValue.Entry? {
        messages?.candidate(oldestFirst: false)
    }

    private mutating func eligible(_ reading: INotifyReading) -> INotifyEligible {
        let ignored = reading.marks(of: memory.ignored)
        var places = ignored.indices.filter { !ignored[$0] }
        if settings.debug, places.isEmpty, !ignored.isEmpty {
            memory.ignored = nil
            places = Array(ignored.indices)
        }
        return INotifyEligible(reading: reading, places: places.map { Int32($0) })
    }
}
