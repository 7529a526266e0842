extension ISmartNewsCompiledFeed.Element {
    /// The item, if it is one.
    var item: ISmartNewsCompiledFeed.Item? {
        if case .item(let item) = self { item } else { nil }
    }

    /// The queue it stands in.
    var queue: String? {
        switch self {
        case .message(let message): message.queue
        case .item(let item): item.queue
        case .rejected, .crash: nil
        }
    }

    /// Whether it crashes the app.
    var crashes: Bool {
        if case .crash = self { true } else { false }
    }

    /// Why it is never shown.
    var reason: DeviceReason? {
        switch self {
        case .rejected(let reason): reason
        case .crash(let reason): ClientCrash.obstacle(reason)
        case .message, .item: nil
        }
    }

    /// Whether it never comes up and is never closed.
    var isStuck: Bool {
        if case .message(let message) = self { message.outcome == .stuck } else { false }
    }

    /// Why a message is never closed that has its turn, and nothing follows it; nil where it is.
    var ending: DeviceReason? {
        guard case .message(let message) = self else { return nil }
        return switch message.outcome {
        case .answerable: nil
        case .stuck: ISmartNewsMessageReason.stuck
        case .crashing: ISmartNewsMessageReason.styleCrash
        }
    }

    /// Who gets past it although no dismissal ends it.
    var bypass: ISmartNewsCompiledFeed.Bypass {
        switch self {
        case .message(let message): message.bypass
        case .item(let item): item.bypass
        case .rejected, .crash: .init(otherAnswer: .none)
        }
    }

    /// Whether a classic message comes up again once it was dismissed; of items only one is in the line, the last.
    var staysAfterDismissal: Bool {
        if case .message(let message) = self { message.staysAfterDismissal } else { false }
    }
}

extension ISmartNewsCompiledFeed.Item {
    /// What decides of a definition that is in use some days after the first launch.
    init(
        _ definition: ISmartNewsItemDefinition, from leastDays: UInt64, context: ISmartNewsContext
    ) throws(ClientCrash) {
        uuid = definition.uuid
        var ranges: [ISmartNewsRange] = []
        for definition in definition.ranges {
            var range = try ISmartNewsRange(definition)
            // Phones read a feed at its download, and again at each event.
            try range.update(definition)
            ranges.append(range)
        }
        dates = ISmartNewsItemDates(start: definition.start, end: definition.end, ranges: ranges)
        priority = definition.priority
        queue = definition.queue
        let messages = try definition.messages(context: context)
        let dismissals = messages.compactMap { $0.dismissal(context: context) }.filter { $0 != .fail && $0 != .none }
        let answers = messages.filter(\.isReadable).flatMap { $0.answers(context: context) }
            .flatMap { $0.conditions(version: context.version) }
        hasAddress = !dismissals.isEmpty
        takesTurns = !messages.isEmpty
        isForNoApp = definition.isForNoApp
        absence =
            hasAddress && definition.pause != nil
            ? .lasting : definition.absence(after: dismissals.map(\.rawValue))
        bypass = ISmartNewsCompiledFeed.Bypass(otherAnswer: definition.absence(after: answers), firstDay: leastDays)
        isForSegments = !definition.segments.isEmpty
        showsOnlyIfUpgrade = definition.showsOnlyIfUpgrade
    }
}

extension ISmartNewsItemDefinition {
    /// What it shows at some time: where the first address stays, only that.
    fileprivate func messages(context: ISmartNewsContext) throws(ClientCrash) -> [ISmartNewsMessage] {
        let coming = fixesAddress ? [addresses.first].compactMap { $0 } : addresses.reachable
        return try coming.map { address throws(ClientCrash) in try address.message(version: context.version) }
    }

    /// For how long it stays away once one of these answers was given.
    fileprivate func absence(after answers: [String]) -> ISmartNewsCompiledFeed.Absence {
        guard let once, answers.contains(where: once.isMet) else { return .none }
        return oncePerVersion == nil ? .lasting : .version
    }
}
