import Campaigns

/// An install of an app with iNotify 1.0, on iOS or macOS, which knows no versions and tests no addresses.
struct INotifyDevice10: Device {
    /// The settings of the app, without what a step overrides.
    let baseSettings: JourneyFields
    /// Whether it says why messages are not shown.
    let explains: Bool
    /// Whether it says that apart from its reports.
    let isBrief: Bool
    /// The messages that the last step did not show, where they are reported apart.
    private(set) var notShown: NotShownList = []
    /// The settings with all that steps of this process have overridden.
    var fields: JourneyFields
    /// The constants compiled into the app; debug is on as it ships.
    var settings: INotifyDeviceSettings
    /// What stays when the app is closed.
    var memory: INotifyMemory
    /// Whether the app runs.
    var isRunning = false
    /// The messages that were left of the last download; nil after one that failed.
    var messages: INotifyEligible?
    /// The alerts on screen, the newest last; nothing prevents a second one.
    var alerts: [INotifyAlert] = []

    /// The names that its journeys use.
    static var vocabulary: JourneyVocabulary { .inotify }

    /// An install that has just been made, or one that remembers the state of the setup.
    init(_ setup: DeviceSetup) throws(JourneyError) {
        baseSettings = JourneyFields(setup.settings)
        explains = setup.explains
        isBrief = setup.isBrief
        fields = baseSettings
        settings = try INotifyDeviceSettings(fields, version: .first)
        memory = try INotifyMemory(setup.state)
        // It has one list, of messages that were answered.
        memory.viewed = nil
    }

    /// Lives through a launch or a return to the foreground, and through the user's answer.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = JourneyFields(step)
        let now = try step.moment()
        let answer = try INotifyAnswer(step)
        let answered = try INotifyAnswer.moment(step, now)
        let occasion = try INotifyOccasion(step)
        guard occasion != .manual else { throw JourneyError("iNotify 1.0 has no check by hand") }
        let isLaunch = occasion == .launch || !isRunning
        if isLaunch { endProcess() }
        if let changed = try step.fields("settings") { fields = fields.overridden(by: changed) }
        settings = try INotifyDeviceSettings(fields, version: .first)
        isRunning = true
        let body = try step.flag("offline") == true ? nil : served.own ?? served.published
        var report = INotifyReport()
        do throws(ClientCrash) {
            if let reason = reasonNotToCheck(isLaunch: isLaunch, at: now) {
                report.reason = reason
            } else {
                report.checked = true
                try check(body, at: now, report: &report)
            }
            if let answer { try press(answer, at: answered, report: &report) }
        } catch {
            report.crash = error
            endProcess()
        }
        if isBrief { notShown = report.notShown ?? [] }
        return report.value(state: memory, isBrief: isBrief)
    }

    /// Forgets what only the running app knows.
    private mutating func endProcess() {
        isRunning = false
        fields = baseSettings
        messages = nil
        alerts = []
    }
}
