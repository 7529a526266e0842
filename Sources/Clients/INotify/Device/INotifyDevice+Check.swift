import Campaigns

extension INotifyDevice {
    /// Downloads, chooses and shows.
    mutating func check(_ body: [UInt8]?, at now: Instant, report: inout INotifyReport) throws(ClientCrash) {
        guard var process else { return }
        let root = body.flatMap { reading.feed(in: $0, INotifyFeed.root) }
        process.messages = try eligible(root, for: process)
        memory.lastChecked = now
        let candidate = process.candidate
        try show(candidate, in: &process, report: &report)
        if explains, let feed = root?.dictionary {
            report.notShown = INotifyExplanation(
                memory: memory, candidate: candidate?.key, obstacle: report.reason, version: process.version
            ).notShown(in: feed)
        }
        self.process = process
    }

    /// The messages that are neither spent nor excluded by version; nil if there was no feed.
    private mutating func eligible(
        _ root: PropertyValue?, for process: INotifyProcess
    ) throws(ClientCrash) -> [PropertyValue.Entry]? {
        guard let root else { return nil }
        guard let feed = root.dictionary else { throw ClientCrash("the root of the feed is not a dictionary") }
        let spent = memory.spent
        var messages = feed.filter { !spent.contains($0.key) }
        if process.settings.debug, messages.isEmpty, !feed.isEmpty {
            memory.ignored = []
            memory.viewed = nil
            messages = feed
        }
        var result: [PropertyValue.Entry] = []
        for message in messages where try !Self.isExcluded(message, version: process.version) {
            result.append(message)
        }
        return result
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
        if let value = candidate.value[INotifyField.actionURL.rawValue] {
            guard let address = value.string else {
                throw ClientCrash("`ActionURL` of the message “\(candidate.key)” is not a text")
            }
            guard process.settings.openable.contain(address) else {
                report.reason = .actionURLNotOpenable
                report.blockedBy = candidate.key
                return
            }
        }
        guard !process.holdsAlert else {
            report.reason = process.alert == nil ? .alertSlotNotReleased : .alertAlreadyVisible
            return
        }
        let platform = process.settings.platform
        var alert = INotifyAlert(
            key: candidate.key, fields: candidate.value, labels: process.settings.labels, platform: platform)
        // The body goes through the format `%@` there.
        if platform == .macos { alert.message = .string(alert.message?.objectText ?? "(null)") }
        process.alert = alert
        process.holdsAlert = true
        report.shown = alert
    }
}
