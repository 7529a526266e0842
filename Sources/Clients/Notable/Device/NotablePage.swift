/// What the page of the view shown at a step does, through the functions the app gives it.
struct NotablePage: Sendable {
    /// Flags with the texts they are set to.
    var flags: [(name: String, value: String)] = []
    /// Id of a view to put on top.
    var display: String?
    /// Addresses to open.
    var openURLs: [String]
    /// Whether it takes its view off the screen.
    var dismisses: Bool
    /// Whether it does not load, and so has no functions to call.
    var fails: Bool

    /// The page as a step describes it.
    init(_ step: JourneyFields) throws(JourneyError) {
        for flag in try step.fields("setFlags")?.values.dictionary ?? [] {
            // JavaScript hands the value over as text.
            flags.append((flag.key, JavaScriptText.text(of: flag.value)))
        }
        display = try step.text("display")
        openURLs = try step.texts("openUrl") ?? []
        dismisses = try step.flag("dismiss") ?? false
        fails = try step.flag("viewFails") ?? false
    }
}
