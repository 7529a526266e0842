extension ISmartNewsClient {
    /// The elements in front of all feeds that say how messages are shown.
    var special: [PropertyValue] {
        var elements: [PropertyValue] = settings.events.map { event in
            ["event": ["name": .string(event.name), "pattern": .string(event.pattern)]]
        }
        if let gate = settings.gate { elements.append(["gate": .integer(gate)]) }
        if !settings.queues.isEmpty {
            elements.append(["queues": .array(settings.queues.map(Self.value))])
        }
        if let source = settings.segments { elements.append(["segments": ["source": .string(source)]]) }
        return elements
    }

    private static func value(of queue: ISmartNewsSettings.Queue) -> PropertyValue {
        var entries = [PropertyValue.Entry("name", .string(queue.name))]
        if let timeout = queue.timeout { entries.append(.init("timeout", .whole(timeout))) }
        if let range = queue.timeoutRange { entries.append(.init("timeoutrange", .whole(range))) }
        return .dictionary(entries)
    }
}
