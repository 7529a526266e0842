import Campaigns

extension SourseClient {
    func journeySettings(locale: String) -> PropertyValue {
        [
            "integrated": true, "topics": [.string(settings.topic.name(in: locale))],
            "integratedTopic": .string(settings.integratedTopic.name(in: locale)),
        ]
    }

    func steps(of occasion: Occasion) -> [PropertyValue] {
        occasion.event == nil ? [occasion.step([("do", "open")])] : []
    }

    /// A message is sent when it may be shown; those that could be shown before are there from the beginning.
    func deliveries(in feed: FeedBody, from start: Instant) -> [PropertyValue] {
        let pushes = (try? SourseReading.of(feed).pushes) ?? []
        let sent = pushes.map { push in (id: push.push.id, instant: max(start, push.embargo ?? start)) }
        return sent.sorted { $0.instant < $1.instant }.map { push in
            Occasion(at: push.instant).step([("do", "receive"), ("id", push.id)])
        }
    }

    static var takesAnswers: Bool { false }

    static func name(of entry: FeedEntry) -> String? { entry.campaign }

    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry] {
        []
    }

    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount {
        var account = StepAccount(of: result)
        let ids = (result["shown"]?.array ?? []).compactMap(\.string)
        guard !ids.isEmpty else {
            account.reason = Self.reasonForNothing(in: result)
            return account
        }
        // What this phone got: phones of other topics, and those without the SDK, may have got other texts.
        let texts = result[SourseDevice.textsKey]?.array ?? []
        account.shown = ids.enumerated().map { place, id in
            let own: PropertyValue = texts.indices.contains(place) ? texts[place] : [:]
            return ShownMessage(id: id, title: own["title"]?.string, text: own["text"]?.string)
        }
        return account
    }

    /// Why nothing is shown: what is wrong with what was to arrive, if anything is.
    private static func reasonForNothing(in result: PropertyValue) -> DeviceReason {
        if let reason = result["reason"]?.string, let problem = result["problem"]?.string {
            return DeviceReason(id: reason, Sentence(problem))
        }
        return DeviceReason(SourseReason.noEligibleMessage, "no message is due")
    }
}
