import Campaigns

/// An install of an app with iSmartNews, 4.9.6 or 2.0.1, and its service `news`.
///
/// What the client leaves to chance takes the smallest value: delays, time-outs of queues; addresses keep their order.
struct ISmartNewsDevice: Device {
    /// The version of the client.
    let version: ISmartNewsVersion
    /// Whether it says why messages are not shown.
    let explains: Bool
    /// Whether it says that apart from its reports.
    let isBrief: Bool
    /// The messages that the last step did not show, where they are reported apart.
    private(set) var notShown: NotShownList = []
    /// The settings as of the last step that changed them.
    private(set) var fields: JourneyFields
    /// What stays when the app is closed.
    var store = ISmartNewsStore()
    /// The app as it runs; nil before the first launch and after a crash.
    var process: ISmartNewsProcess?
    /// What the web space holds, as far as steps say.
    private var source = ISmartNewsSource()

    /// The names that its journeys use.
    static var vocabulary: JourneyVocabulary { .ismartnews }

    /// An install that has just been made; it remembers nothing, whatever the setup says.
    init(_ setup: DeviceSetup) throws(JourneyError) {
        version = try ISmartNewsVersion(clientVersion: setup.clientVersion)
        explains = setup.explains
        isBrief = setup.isBrief
        fields = JourneyFields(setup.settings)
        _ = try ISmartNewsDeviceSettings(fields, version: version)
    }

    /// Lives through a launch, a download, an event, or a way to the background and back, and through the user's answers.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = try ISmartNewsStep(JourneyFields(step))
        let body = source.body(for: step, served: served)
        var settings: ISmartNewsDeviceSettings?
        if step.changesSettings {
            fields = fields.overridden(by: step.changedSettings)
            settings = try ISmartNewsDeviceSettings(fields, version: version)
        }
        var visit = ISmartNewsVisit(step)
        do throws(ClientCrash) {
            try live(&visit, body: body, settings: settings)
        } catch {
            visit.report.crash = error
            process = nil
        }
        if isBrief { notShown = visit.report.notShown ?? [] }
        return visit.report.value(
            events: isBrief ? nil : store.sortedEvents, isOnScreen: process?.isOnScreen ?? false, explains: explains)
    }

    private mutating func live(
        _ visit: inout ISmartNewsVisit, body: FeedBody?, settings: ISmartNewsDeviceSettings?
    ) throws(ClientCrash) {
        switch visit.step.action {
        case .launch: if let settings { try launch(settings, body: body, visit: &visit) }
        case .feed: if let body { try download(body, at: visit.now) }
        case .background: try background(body, at: visit.now)
        case .foreground: try foreground(body, visit: &visit)
        case .language: if let settings { process?.settings = settings }
        case .events(let names, let isDeferring): try post(names, isDeferring: isDeferring, visit: &visit)
        }
    }
}
