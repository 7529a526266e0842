import Campaigns

extension ISmartNewsClient {
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed {
        let version = settings.clientVersion
        let root = feed.propertyList ?? .array([])
        let systems = ISmartNewsScheduleSystems(in: root, version: version).systems
        let elements = ISmartNewsReading.of(feed).elements ?? []
        let clock = context.configuration.clock
        let variants = systems.map { system in
            ISmartNewsCompiledFeed.Variant(elements, context: settledContext(locale: locale, system: system.version))
        }
        let events = postedEvents(in: variants)
        let asked = variants.indices.flatMap { system in
            events.map { ISmartNewsCompiledFeed.Occasion(event: ISmartNewsText.lowercased($0), system: system) }
        }
        let names = systems.flatMap { system in
            events.map { ScheduleOccasion(system.name.isEmpty ? [$0] : [$0, system.name], met: 1) }
        }
        return ISmartNewsCompiledFeed(
            version: version, count: elements.count(where: Self.isMessage), occasions: names, asked: asked,
            variants: variants, calendar: .of(clock), clock: clock)
    }

    /// The events of the app, and those that the client posts by itself; that of users who ask for the review only where
    /// the feed knows it.
    private func postedEvents(in variants: [ISmartNewsCompiledFeed.Variant]) -> [String] {
        var names: [String] = []
        let review = [ISmartNewsEventName.showReview].filter { name in
            variants.contains { $0.events[name] != nil }
        }
        for name in ISmartNewsEventName.standard + review + context.configuration.app.events
        where !names.contains(where: { ISmartNewsText.lowercased($0) == ISmartNewsText.lowercased(name) }) {
            names.append(name)
        }
        return names
    }

    /// An element that holds a message or an item, however broken; others say how messages are shown.
    static func isMessage(_ element: ISmartNewsElement?) -> Bool {
        guard let element else { return true }
        if element.meta != nil { return true }
        return element.classic.values.keys.contains { key in
            key == "title" || key == "text" || key.hasPrefix("title_") || key.hasPrefix("text_")
        }
    }

    /// What the client knows of a phone a hundred years and more after its first launch.
    ///
    /// - Parameter system: the version of its system; if absent, that of journeys, on which also what is only for older
    ///   systems is shown.
    func settledContext(locale: String, system: String = "10.3") -> ISmartNewsContext {
        let fields = JourneyFields(
            .dictionary(
                ISmartNewsLocalization.settings(of: locale) + [
                    .init("systemVersion", .string(system)),
                    .init("timeZone", .string(context.configuration.clock.name)),
                    .init("schemes", .array(context.configuration.app.openableSchemes.sorted().map { .string($0) })),
                ]))
        do throws(JourneyError) {
            return ISmartNewsContext(
                settled: try ISmartNewsDeviceSettings(fields, version: settings.clientVersion))
        } catch {
            // Texts, and a zone that clocks are of: without a phone there would be neither screens nor a schedule.
            preconditionFailure("no phone has these settings: \(error)")
        }
    }
}

extension ISmartNewsCalendar {
    /// The calendar of a workspace's clocks.
    static func of(_ clock: ZoneClock) -> ISmartNewsCalendar {
        guard let calendar = try? ISmartNewsCalendar(identifier: clock.name) else {
            preconditionFailure("every clock has a zone")
        }
        return calendar
    }
}
