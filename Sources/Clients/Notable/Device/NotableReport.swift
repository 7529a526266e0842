/// What happened in a step, with the field names of recorded journeys.
struct NotableReport: Sendable {
    /// Requests with the status they got.
    var requests: [String] = []
    /// The header of the request, nil without one.
    var ifModifiedSince: String?
    /// Whether there was a file to read, with notifications or without.
    var hasFeed = false
    /// Ids in the order in which they were counted and evaluated.
    var evaluated: [String] = []
    /// Ids of those whose conditions held.
    var satisfied: [String] = []
    /// Ids that could each have been first, where the journey's order names none of several.
    var ambiguous: [String] = []
    /// The id of the notification chosen.
    var shown: String?
    var view: NotableDefinition.View?
    /// The view that the page itself put on top.
    var displayed: PropertyValue?
    /// Names of the flags that the page set or cleared; nil if it did not.
    var flagsSet: [String]?
    var opened: [String] = []
    /// The notifications that were not shown; nil where nobody asked.
    var notShown: NotShownList?
    var crash: ClientCrash?

    /// The report with what is on screen and the state after the step; a brief one leaves out the state, what was not
    /// shown, and all but one of the ids that were evaluated.
    func value(viewsOnScreen: Int, screenHeight: Double, state: NotableMemory, isBrief: Bool) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("requests", .texts(requests)),
            .init("ifModifiedSince", .optional(ifModifiedSince)),
            .init("hasFeed", .boolean(hasFeed)),
            .init("evaluated", .texts(evaluated)),
            .init("satisfied", .texts(satisfied)),
            .init("shown", .optional(shown)),
        ]
        if !ambiguous.isEmpty { entries.append(.init("ambiguous", .texts(ambiguous))) }
        if let view { entries.append(.init("view", view.value(screenHeight: screenHeight))) }
        if let displayed { entries.append(.init("displayed", displayed)) }
        if let flagsSet { entries.append(.init("flagsSet", .texts(flagsSet))) }
        entries.append(.init("opened", .texts(opened)))
        entries.append(.init("viewsOnScreen", .integer(viewsOnScreen)))
        if let notShown, !isBrief { entries.append(.init("notShown", .array(notShown.map(\.value)))) }
        if let crash {
            entries.append(.init("crash", true))
            entries.append(.init("crashReason", .string(crash.reason)))
        }
        if !isBrief { entries.append(.init("state", state.value)) }
        return .dictionary(entries)
    }
}
