import Campaigns

/// An install of an app with Notable, which asks for its control file each time the app becomes active.
struct NotableDevice: Device {
    /// Height of the screen in points, that of a view that names none.
    let screenHeight: Double
    /// The addresses the phone can open.
    let openable: OpenableAddresses
    /// The order in which the dictionary hands out its ids; nil: unknown.
    let order: [String]?
    /// Whether it says why notifications are not shown.
    let explains: Bool
    /// What stays when the app is closed.
    var memory: NotableMemory
    /// Whether it says that apart from its reports.
    let isBrief: Bool
    /// The notifications that the last step did not show, where they are reported apart.
    private(set) var notShown: NotShownList = []
    /// The notifications whose numbers in memory are known.
    var table: NotShownTable?
    /// Their numbers in memory by those in the table of reasons; less than zero where there is none yet.
    var knownNumbers: [Int32] = []
    /// How many views are on screen; nothing checks whether one is still up.
    var viewsOnScreen = 0

    /// The names that its journeys use.
    static var vocabulary: JourneyVocabulary { .notable }

    /// An install that has just been made, or one that remembers the state of the setup.
    init(_ setup: DeviceSetup) throws(JourneyError) {
        let settings = JourneyFields(setup.settings)
        screenHeight = try settings.fields("screen")?.number("height") ?? 667
        openable = try OpenableAddresses(settings)
        order = setup.order
        explains = setup.explains
        isBrief = setup.isBrief
        memory = try NotableMemory(setup.state)
    }

    /// Lives through an activation of the app, and through what the page shown does.
    mutating func live(through step: PropertyValue, served: ServedFeed) throws(JourneyError) -> PropertyValue {
        let step = JourneyFields(step)
        let context = try NotableContext(step)
        let exchange = try NotableExchange(step, served: served)
        let page = try NotablePage(step)
        let order = try step.list("order") ?? order
        switch try step.text("do") ?? "launch" {
        case "launch": viewsOnScreen = 0
        case "foreground": break
        case let other: throw JourneyError("`do` must be launch or foreground, not “\(other)”")
        }
        var report = NotableReport()
        do throws(ClientCrash) {
            guard let (body, isNew) = download(exchange, report: &report),
                case let reading = NotableReading.of(body), reading.root != nil
            else { return result(of: report) }
            report.hasFeed = true
            let chosen = try evaluate(reading, order: order, context, report: &report)
            if isNew {
                memory.copy = body
                memory.lastDownload = context.now
            }
            if let chosen { try act(page, on: chosen, report: &report) }
        } catch {
            report.crash = error
            viewsOnScreen = 0
        }
        return result(of: report)
    }

    private mutating func result(of report: NotableReport) -> PropertyValue {
        if isBrief { notShown = report.notShown ?? [] }
        return report.value(
            viewsOnScreen: viewsOnScreen, screenHeight: screenHeight, state: memory, isBrief: isBrief)
    }

    /// JSON.
    static func encode(_ feed: PropertyValue) -> [UInt8] {
        JSONWriter().write(feed)
    }
}
