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
    var reason: String? {
        switch self {
        case .rejected(let reason), .crash(let reason): reason
        case .message, .item: nil
        }
    }

    /// Whether it never comes up and is never closed.
    var isStuck: Bool {
        if case .message(let message) = self { message.looks == .stuck } else { false }
    }

    /// Whether a classic message comes up again after Cancel; of items only one is in the line, the last.
    var staysAfterCancel: Bool {
        if case .message(let message) = self { message.staysAfterCancel } else { false }
    }
}

extension ISmartNewsCompiledFeed.Item {
    /// What decides of a definition.
    init(_ definition: ISmartNewsItemDefinition) throws(ClientCrash) {
        uuid = definition.uuid
        ranges = []
        for range in definition.ranges {
            let range = try ISmartNewsRange(range)
            if range.limit > 0 { ranges.append(range) }
        }
        isWithoutRanges = definition.ranges.isEmpty
        start = definition.start
        end = definition.end
        priority = definition.priority
        queue = definition.queue
        hasAddress = !definition.addresses.addresses.isEmpty
        leavesAfterCancel = definition.leavesAfterCancel
    }

    /// What the order of items goes by.
    var part: ISmartNewsItemPart {
        ISmartNewsItemPart(uuid: uuid, priority: priority)
    }
}

extension ISmartNewsItemDefinition {
    /// Whether it makes room for others once it was cancelled.
    fileprivate var leavesAfterCancel: Bool {
        if pause != nil { return true }
        if let oncePerVersion { return oncePerVersion.isMet(by: "cancel") }
        return oncePerInstall?.isMet(by: "cancel") == true || ranges.contains { $0.limit != nil }
    }
}
