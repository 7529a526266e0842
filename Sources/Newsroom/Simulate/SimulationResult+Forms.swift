import Campaigns
import Clients
import Simulation

extension SimulationResult {
    /// A table for each device, for people, which fits `width` columns.
    public func text(fitting width: Int? = nil) -> String {
        devices.map { SimulationTable.text(of: $0, fitting: width) }.joined(separator: "\n")
    }

    /// The devices as JSON.
    public var json: String {
        let root: PropertyValue = [
            "schema": "newsadmin/simulate/1",
            "simulations": .array(devices.map(\.json)),
        ]
        return JSONWriter(.pretty).printed(root)
    }
}

extension SimulatedDevice {
    fileprivate var json: PropertyValue {
        .fields([
            ("file", (journey?.file).map(PropertyValue.string)), ("id", (journey?.id).map(PropertyValue.string)),
            ("client", .string(client)), ("clientVersion", clientVersion.map(PropertyValue.string)),
            ("locale", locale.map(PropertyValue.string)), ("timeZone", .string(clock.name)),
            ("steps", .array(steps.map { $0.json(clock) })),
        ])
    }
}

extension SimulatedStep {
    fileprivate func json(_ clock: ZoneClock) -> PropertyValue {
        .fields([
            ("at", .string(instant.iso8601)), ("local", .string(clock.notation(of: instant))),
            ("occasion", .string(occasion.word)), ("events", occasion.events),
            ("appVersion", appVersion.map(PropertyValue.string)),
            ("buildVersion", .optional(buildVersion)),
            ("shown", .array(account.shown.map(\.json))),
            ("opened", .texts(account.opened)),
            ("reason", account.reason.map { .string($0.id) }),
            ("sentence", account.reason.map { .string($0.sentence.text) }),
            ("notShown", .array(account.notShown.map(\.value))), ("crash", account.crash.map(PropertyValue.string)),
        ])
    }
}

extension SimulatedOccasion {
    /// The names of the events that were posted; nil where there were none.
    fileprivate var events: PropertyValue? {
        guard case .events(let names) = self else { return nil }
        return .texts(names)
    }
}

extension ShownMessage {
    fileprivate var json: PropertyValue {
        .fields([
            ("id", id.map(PropertyValue.string)), ("title", title.map(PropertyValue.string)),
            ("text", text.map(PropertyValue.string)), ("buttons", .texts(buttons)),
            ("answer", answer.map(PropertyValue.string)),
        ])
    }
}

extension PropertyValue {
    /// A dictionary of the fields that have a value.
    fileprivate static func fields(_ fields: [(name: String, value: PropertyValue?)]) -> PropertyValue {
        .dictionary(fields.compactMap { field in field.value.map { Entry(field.name, $0) } })
    }
}
