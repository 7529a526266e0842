import Campaigns

/// An install of an app with iNotify 1.5.6, on iOS or macOS.
///
/// It shows the newest message that is unseen and fits the app version, one at a check, at most one check in half a
/// day; the first launch shows nothing.
struct INotifyDevice: Device {
    /// The settings of the app, without what a step overrides.
    let baseSettings: JourneyFields
    /// Whether it says why messages are not shown.
    let explains: Bool
    /// Whether it says that apart from its reports.
    let isBrief: Bool
    /// The messages that the last step did not show, where they are reported apart.
    private(set) var notShown: NotShownList = []
    /// What stays when the app is closed.
    var memory: INotifyMemory
    /// The app as it runs; nil before the first launch and after a crash.
    var process: INotifyProcess?

    /// The names that its journeys use.
    static var vocabulary: JourneyVocabulary { .inotify }

    /// An install that has just been made, or one that remembers the state of the setup.
    init(_ setup: DeviceSetup) throws(JourneyError) {
        baseSettings = JourneyFields(setup.settings)
        explains = setup.explains
        isBrief = setup.isBrief
        memory = try INotifyMemory(setup.state)
        _ = try INotifyDeviceSettings(baseSettings, version: .last)
    }

    /// Lives through a launch, a return to the foreground or a check by hand, and through the user's answer.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = JourneyFields(step)
        let now = try step.moment()
        let answer = try INotifyAnswer(step)
        let answered = try INotifyAnswer.moment(step, now)
        var occasion = try INotifyOccasion(step)
        if process == nil, occasion == .foreground { occasion = .launch }
        if process == nil || occasion == .launch {
            try start(step)
        } else if let changed = try step.fields("settings") {
            try process?.override(by: changed)
        }
        let body = try step.flag("offline") == true ? nil : served.own ?? served.published
        var report = INotifyReport()
        do throws(ClientCrash) {
            if let reason = reasonNotToCheck(on: occasion, at: now) {
                report.reason = reason
            } else {
                report.checked = true
                try check(body, at: now, report: &report)
            }
            if let answer { try press(answer, at: answered, report: &report) }
        } catch {
            report.crash = error
            process = nil
        }
        if isBrief { notShown = report.notShown ?? [] }
        return report.value(state: memory, isBrief: isBrief)
    }

    /// Starts a process, which reads the app version: the marketing version, or the build if that is missing or empty.
    private mutating func start(_ step: JourneyFields) throws(JourneyError) {
        let changed = try step.fields("settings") ?? JourneyFields([:])
        let marketing = try step.text("appVersion").flatMap { $0.isEmpty ? nil : $0 }
        let build = try step.text("buildVersion")
        let version = marketing ?? build
        process = try INotifyProcess(
            baseSettings.overridden(by: changed), version: version.map(NumericVersion.init))
    }
}
