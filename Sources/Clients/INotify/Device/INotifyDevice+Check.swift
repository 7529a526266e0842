import Campaigns

extension INotifyDevice {
    /// Downloads, chooses and shows.
    mutating func check(_ body: FeedBody?, at now: Instant, report: inout INotifyReport) throws(ClientCrash) {
        guard var process else { return }
        let reading = body.map { INotifyReading.of($0) }.flatMap { $0.root == nil ? nil : $0 }
        process.messages = try eligible(reading, for: process)
        memory.lastChecked = now
        let candidate = process.candidate
        try show(candidate, in: &process, report: &report)
        if explains, let reading, reading.entries != nil {
            report.notShown = INotifyExplanation(
                memory: memory, candidate: candidate?.key, refusal: report.reason, version: process.version
            ).notShown(in: reading)
        }
        self.process = process
    }

    /// The messages that are neither spent nor excluded by version; nil if there was no feed.
    private mutating func eligible(
        _ reading: INotifyReading?, for process: INotifyProcess
    ) throws(ClientCrash) -> INotifyEligible? {
        guard let reading else { return nil }
        guard let feed = reading.entries else { throw ClientCrash(INotifyClient.rootProblem) }
        var spent = reading.marks(of: (memory.ignored ?? []) + (memory.viewed ?? []))
        if process.settings.debug, !feed.isEmpty, spent.allSatisfy({ $0 }) {
            memory.ignored = []
            memory.viewed = nil
            spent = [Bool](repeating: false, count: feed.count)
        }
        let exclusions = reading.exclusions(for: process.version)
        var places: [Int32] = []
        places.reserveCapacity(feed.count)
        for place in spent.indices where !spent[place] {
            let isExcluded =
                reading.isOdd[place]
                ? try Self.isExcluded(feed[place], version: process.version) : exclusions[place] >= 0
            if !isExcluded { places.append(Int32(place)) }
        }
        return INotifyEligible(reading: reading, places: places)
    }

    /// Whether a bound leaves out the app version; an app without a version is never left out.
    static func isExcluded(
        _ message: PropertyValue.Entry, version: NumericVersion?
    ) throws(ClientCrash) -> Bool {
        guard message.value.dictionary != nil else {
            throw ClientCrash("the message “\(message.key)” is not a dictionary")
        }
        if let bound = try bound(.minVersion, of: message, version), let version, version < bound { return true }
        if let bound = try bound(.maxVersion, of: message, version), let version, bound < version { return true }
        return false
    }

    private static func bound(
        _ field: INotifyField, of message: PropertyValue.Entry, _ version: NumericVersion?
    ) throws(ClientCrash) -> NumericVersion? {
        guard let value = message.value[field.rawValue], version != nil else { return nil }
        guard let text = value.string else {
            throw ClientCrash("`\(field.rawValue)` of the message “\(message.key)” is not a text")
        }
        return NumericVersion(text)
    }

    private func show(
        _ candidate: PropertyValue.Entry?, in process: inout INotifyProcess, report: inout INotifyReport
    ) throws(ClientCrash) {
        guard process.messages != nil else {
            report.reason = .downloadFailed
            return
        }
        guard let candidate else {
            report.reason = .noEligibleMessage
            return
        }
        switch INotifyObstacle.ofAddress(in: candidate.value, canOpen: process.settings.openable.contain) {
        case .address:
            (report.reason, report.blockedBy) = (.actionURLNotOpenable, candidate.key)
            return
        case .crash, .crashAnywhere: throw ClientCrash("`ActionURL` of the message “\(candidate.key)” is not a text")
        case nil: break
        }
        guard !process.holdsAlert else {
            report.reason = process.alert == nil ? .alertSlotNotReleased : .alertAlreadyVisible
            return
        }
        let alert = try INotifyAlert(
            key: candidate.key, fields: candidate.value, labels: process.settings.labels,
            platform: process.settings.platform, version: .last)
        process.alert = alert
        process.holdsAlert = true
        report.shown = alert
    }
}
