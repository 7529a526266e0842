extension ISmartNewsCompiledFeed.Variant {
    /// The elements of a feed, read as the device reads them.
    init(_ elements: [ISmartNewsElement?], context: ISmartNewsContext) {
        self.elements = elements.filter(ISmartNewsClient.isMessage).map { Self.element($0, context: context) }
        gate = Self.gate(elements, context: context)
        let known = elements.compactMap { $0 }
        guard let defined = try? ISmartNewsFeedEvents(known, context: context) else { return }
        for definition in defined.global + defined.local {
            if let owner = definition.owner { owners.insert(owner) }
            events[definition.name, default: [:]][definition.owner, default: .init()].add(definition)
        }
    }

    private static func element(
        _ element: ISmartNewsElement?, context: ISmartNewsContext
    ) -> ISmartNewsCompiledFeed.Element {
        guard let element else { return .crash("an element of the feed is not a dictionary") }
        do throws(ClientCrash) {
            if element.event != nil, element.event?.dictionary == nil {
                return .crash("`event` is not a dictionary")
            }
            guard let meta = element.meta else { return classic(element.classic, context: context) }
            guard let section = meta.dictionary else { return .rejected(ISmartNewsMessageReason.unusable) }
            let item = ISmartNewsItemReading(section, context: context)
            let days = context.daysSinceInstallation
            guard let definition = try item.definition(daysSinceInstallation: days) else {
                return .rejected(
                    item.isIgnored
                        ? ISmartNewsMessageReason.ignoredHere
                        : days < item.leastDays
                            ? ISmartNewsMessageReason.neverEarly : ISmartNewsMessageReason.unusable)
            }
            return .item(try ISmartNewsCompiledFeed.Item(definition, from: item.leastDays, context: context))
        } catch {
            return .crash(error.reason)
        }
    }

    private static func classic(
        _ section: ISmartNewsDictionary, context: ISmartNewsContext
    ) -> ISmartNewsCompiledFeed.Element {
        if context.isTooEarly(section) { return .rejected(ISmartNewsMessageReason.neverEarly) }
        guard let message = ISmartNewsMessage(classic: section, context: context) else {
            return .rejected(ISmartNewsMessageReason.untold)
        }
        let dismissal = message.dismissal(context: context)
        // Where there is no Cancel, OK ends a message that is repeated; other buttons end none.
        let stays =
            switch dismissal {
            case .cancel: message.isAlways || message.isRepeated
            case .ok: message.isAlways
            default: true
            }
        let outcome: ISmartNewsCompiledFeed.Outcome =
            switch dismissal {
            case .some(.none): .stuck
            default: message.hasBrokenStyle ? .crashing : .answerable
            }
        let isEverCounted = message.counter?.unsigned ?? 0 <= UInt64(Int64.max)
        let isEnded = outcome == .answerable && message.answers(context: context).contains(where: message.isSpent)
        let bypass = ISmartNewsCompiledFeed.Bypass(
            otherAnswer: isEnded ? .lasting : .none, firstLaunch: max(1, message.counter?.unsigned ?? 1),
            firstDay: context.leastDays(section))
        let unreadable = dismissal == nil ? ISmartNewsMessageReason.unreadableAddress : nil
        return .message(
            ISmartNewsCompiledFeed.Message(
                start: message.start, end: message.end,
                obstacle: isEverCounted ? unreadable : ISmartNewsMessageReason.neverCounted, queue: message.queue,
                staysAfterDismissal: stays, bypass: bypass,
                outcome: outcome))
    }

    /// The gate as the device reads it: the last one counts, and 0 means none.
    private static func gate(_ elements: [ISmartNewsElement?], context: ISmartNewsContext) -> Int? {
        var gate: Int?
        for element in elements.compactMap({ $0 })
        where element.meta == nil && !context.isTooEarly(element.classic)
            && ISmartNewsMessage(classic: element.classic, context: context) == nil
        {
            if let number = ISmartNewsSpecialSection(element.classic, context: context).gate {
                gate = number == 0 ? nil : Int(clamping: number)
            }
        }
        return gate
    }
}

extension ISmartNewsCompiledFeed.Event {
    /// Adds an event of the same name.
    fileprivate mutating func add(_ event: ISmartNewsEvent) {
        var pattern = event.pattern
        let first = pattern.step()
        if first == nil { hangs = true }
        // The one after the upgrade occurs once.
        let isUpgrade = event.name == ISmartNewsEventName.didFinishLaunchingAfterUpgrade
        guard isUpgrade ? first == true : event.pattern.isEverOn else { return }
        let other = isUpgrade ? .steady : ISmartNewsRhythm(event.pattern)
        rhythm = rhythm?.joined(with: other) ?? other
    }
}

extension ISmartNewsMessage {
    /// What users answer who dismiss it: a button where there is no Cancel, nothing to what is stuck; nil where the
    /// client cannot read its address, and passes it over.
    func dismissal(context: ISmartNewsContext) -> ISmartNewsAnswer? {
        isReadable ? appearance(context: context).answer(.cancel, version: context.version) : nil
    }

    /// All answers that users can give to one that the client can read.
    func answers(context: ISmartNewsContext) -> [ISmartNewsAnswer] {
        let appearance = appearance(context: context)
        return ISmartNewsAnswer.allCases.map { appearance.answer($0, version: context.version) }
    }

    private func appearance(context: ISmartNewsContext) -> ISmartNewsAppearance {
        ISmartNewsAppearance(self, language: context.localization.language, version: context.version)
    }
}

extension ISmartNewsPattern {
    /// Whether some occurrence of the event is on.
    ///
    /// A pattern has a few parts, each of which is stepped through once at most: the first step of each tells.
    var isEverOn: Bool { has("on") }

    /// Whether some occurrence of the event is off.
    var isEverOff: Bool { has("off") }

    private func has(_ state: String) -> Bool {
        current.split(separator: "|").contains { part in
            guard let equals = part.firstIndex(of: "="), part[..<equals] == state else { return false }
            return ISmartNewsText.wholeNumber(part[part.index(after: equals)...]) != 0
        }
    }
}
