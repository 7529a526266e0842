extension ISmartNewsCompiledFeed.Element {
    /// The item, if it is one.
    var item: ISmartNewsItemDefinition? {
        if case .item(let item, _) = self { item } else { nil }
    }

    /// The uuid of the item.
    var uuid: String? { item?.uuid }

    /// The queue it stands in.
    var queue: String? {
        if case .message(let message, _) = self { message.queue } else { item?.queue }
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
        if case .message(_, .stuck) = self { true } else { false }
    }

    /// Whether a classic message comes up again after Cancel; of items only one is in the line, the last.
    var staysAfterCancel: Bool {
        if case .message(let message, _) = self { message.isAlways || message.isRepeated } else { false }
    }
}

extension ISmartNewsItemDefinition {
    /// Whether the item makes room for others once it was cancelled: for good, or for a while.
    var leavesAfterCancel: Bool {
        if pause != nil { return true }
        if let oncePerVersion { return oncePerVersion.isMet(by: "cancel") }
        return oncePerInstall?.isMet(by: "cancel") == true || ranges.contains { $0.limit != nil }
    }

    /// What the order of items goes by.
    var schedulePart: ISmartNewsItemPart {
        ISmartNewsItemPart(uuid: uuid, priority: priority)
    }
}
