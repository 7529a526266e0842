import Campaigns

/// What a block says that only meta items have.
struct ISmartNewsBlockItem: Sendable {
    /// By what devices remember the item; nil: the campaign's id.
    var uuid: Located<String>?
    /// The item's ranges of time; nil: one from the campaign's start to its end.
    var ranges: [ISmartNewsBlockRange]?
    /// How often each device shows the item in that one range.
    var shownLimit: Int?
    /// Whether dates are the wall clock's, wherever the phone is.
    var usesLocalTime: Located<Bool>?
    /// The keys found that say how often the item is shown, in place of `show`.
    var limits: [Located<String>] = []
    /// All that is written as it was read.
    var entries: [PropertyValue.Entry] = []

    /// The keys of meta items.
    static let keys = [
        "uuid", "urls", "events", "dates", "priority", "minShowInterval", "shownLimit", "oncePerVersion",
        "oncePerInstall", "showOnlyIfUpgrade", "randomize", "fixUrl", "minDelay", "maxDelay", "removeAdsAction",
        "orientations", "onShow", "segment", "useLocalTime", "style",
    ]

    /// An item of which nothing is said.
    init() {}

    /// Reads the keys of meta items, and notes what is wrong with them.
    init(reading reader: inout FieldReader, client: ISmartNewsClient) {
        let version = client.settings.clientVersion
        uuid = reader.text("uuid")
        if let urls = reader.texts("urls"), urls.value.isEmpty {
            reader.report(
                .emptyList, at: urls.offset, "“urls” is empty",
                suggestion: "leave it out to show the campaign's own \(ISmartNewsForm.page.rawValue)")
        }
        readEvents(&reader, client: client)
        ranges = ISmartNewsBlockRange.list(&reader, clock: client.context.configuration.clock, item: uuid?.value)
        readLimits(&reader, version: version)
        if let number = reader.integer("priority", in: Int.min...Int.max) {
            entries.append(.init("priority", .integer(number.value)))
        }
        for key in ["showOnlyIfUpgrade", "randomize"] { readFlag(key, &reader) }
        reader.checkVersion(of: ["useLocalTime", "segment"], ["fixUrl", "style"], version: version)
        readFlag("fixUrl", &reader, isWritten: version == .v496)
        usesLocalTime = reader.flag("useLocalTime")
        if let flag = usesLocalTime { entries.append(.init("uselocaltime", .boolean(flag.value))) }
        readDelays(&reader)
        readTexts(&reader, version: version)
        if let style = reader.node("style"), version == .v496 { entries.append(.init("style", PropertyValue(style))) }
    }

    private mutating func readEvents(_ reader: inout FieldReader, client: ISmartNewsClient) {
        guard let events = reader.textsByName("events"), !events.isEmpty else { return }
        reader.checkLocalEventNames(events.map(\.name))
        for event in events {
            reader.checkEventName(event.name, posted: client.context.configuration.app.events)
            reader.checkUpgradeEvent(event.name)
            reader.checkPattern(event.text, of: event.name.value, version: client.settings.clientVersion)
        }
        entries.append(
            .init(
                "events",
                .dictionary(events.map { .init(ISmartNewsText.lowercased($0.name.value), .string($0.text.value)) })))
    }

    private mutating func readLimits(_ reader: inout FieldReader, version: ISmartNewsVersion) {
        reader.checkVersion(of: ["oncePerInstall"], [], version: version)
        for key in ["minShowInterval", "oncePerVersion", "oncePerInstall"] {
            guard let node = reader.node(key) else { continue }
            limits.append(Located(key, at: node.offset))
            let value =
                key == "minShowInterval" ? interval(node, &reader) : reader.answers(key, node, version: version)
            if let value { entries.append(.init(key.lowercased(), value)) }
        }
        reader.checkOnce(entries)
        if let limit = reader.integer("shownLimit", in: 1...Int(Int32.max)) {
            shownLimit = limit.value
            limits.append(limit.map { _ in "shownLimit" })
            if ranges != nil {
                reader.report(
                    .contradictingBlock, at: limit.offset, "“shownLimit” counts in a range, and “dates” has its own",
                    suggestion: "write it in each entry of dates")
            }
        }
        if let range = ranges?.first(where: { $0.shownLimit != nil }) {
            limits.append(Located("shownLimit", at: range.offset))
        }
    }

    /// `hour`, `day`, `week` or whole seconds; the library takes anything else for no interval at all.
    private func interval(_ node: YAMLNode, _ reader: inout FieldReader) -> PropertyValue? {
        if case .scalar(let text, _) = node.content {
            if ["hour", "day", "week"].contains(text) { return .string(text) }
            if let seconds = Int64(text), seconds >= 0 { return .integer(seconds) }
        }
        let bounds = FieldReader.isBeyondIntegers(node) ? " from 0 to \(Int64.max)" : ""
        reader.wrongType("minShowInterval", node, expected: "hour, day, week or a whole number of seconds\(bounds)")
        return nil
    }

    private mutating func readFlag(_ key: String, _ reader: inout FieldReader, isWritten: Bool = true) {
        guard let flag = reader.flag(key), isWritten else { return }
        entries.append(.init(key.lowercased(), .boolean(flag.value)))
    }

    private mutating func readDelays(_ reader: inout FieldReader) {
        let least = reader.number("minDelay", atLeast: 0)
        let most = reader.number("maxDelay", atLeast: 0)
        reader.checkDelays(least: least, most: most)
        if let least { entries.append(.init("mindelay", .whole(least.value))) }
        if let most { entries.append(.init("maxdelay", .whole(most.value))) }
    }

    /// Texts that may be lists, whose parts the library finds between bars.
    private mutating func readTexts(_ reader: inout FieldReader, version: ISmartNewsVersion) {
        for key in ["removeAdsAction", "segment"] {
            guard let texts = reader.texts(key) else { continue }
            entries.append(.init(key.lowercased(), .string(texts.value.map(\.value).joined(separator: "|"))))
        }
        if let text = reader.text("orientations") {
            entries.append(.init("orientations", .string(text.value)))
            reader.checkOrientations(text)
        }
        if let address = reader.text("onShow") {
            entries.append(.init("onshow", .string(address.value)))
            reader.checkOnShow(address, version: version)
        }
    }
}
