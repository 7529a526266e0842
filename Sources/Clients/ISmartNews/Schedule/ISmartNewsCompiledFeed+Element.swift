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
        let answers = try definition.answersToDismissal(context: context)
        hasAddress = !answers.isEmpty
        takesTurns = !definition.comingAddresses.isEmpty
        isForNoApp = definition.isForNoApp
        let once = definition.oncePerVersion ?? definition.oncePerInstall
        if answers.isEmpty {
            absence = .none
        } else if definition.pause != nil {
            absence = .lasting
        } else if once.map({ answers.contains(where: $0.isMet) }) == true {
            absence = definition.oncePerVersion == nil ? .lasting : .version
        } else {
            absence = .none
        }
        let others = try definition.answers(context: context)
        bypass = ISmartNewsCompiledFeed.Bypass(
            otherAnswer: once.map { others.contains(where: $0.isMet) } != true
                ? .none : definition.oncePerVersion == nil ? .lasting : .version,
            firstDay: leastDays)
        isForSegments = !definition.segments.isEmpty
        showsOnlyIfUpgrade = definition.showsOnlyIfUpgrade
    }

    /// What the order of items goes by.
    var part: ISmartNewsItemPart {
        ISmartNewsItemPart(uuid: uuid, priority: priority)
    }
}

extension ISmartNewsItemDefinition {
    /// The addresses that come up at some time: where the first one stays, only that.
    fileprivate var comingAddresses: [ISmartNewsAddress] {
        fixesAddress ? [addresses.first].compactMap { $0 } : addresses.reachable
    }

    /// The names of all answers that users can give to what it shows.
    fileprivate func answers(context: ISmartNewsContext) throws(ClientCrash) -> [String] {
        var answers: [String] = []
        for address in comingAddresses {
            let message = try address.message(version: context.version)
            guard message.isReadable else { continue }
            answers += message.answers(context: context).flatMap { $0.conditions(version: context.version) }
        }
        return answers
    }

    /// What users answer who dismiss what it shows, for each address that comes up.
    fileprivate func answersToDismissal(context: ISmartNewsContext) throws(ClientCrash) -> [String] {
        var answers: [String] = []
        for address in comingAddresses {
            guard let answer = try address.message(version: context.version).dismissal(context: context) else {
                continue
            }
            if answer != .fail, answer != .none { answers.append(answer.rawValue) }
        }
        return answers
    }
}
