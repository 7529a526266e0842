import Campaigns
import Clients

extension Schedule {
    /// The messages that no device is shown at any point of the span, although they are in the feed, and although their
    /// time comes: some clients have a message in their feeds long before.
    ///
    /// - Parameter start: when a campaign begins; nil: at once, or nobody knows.
    public func dead(beginning start: (String) -> Instant? = { _ in nil }) -> [Int] {
        messages.indices.filter { place in
            !timeline.presence[place].isEmpty
                && (start(messages[place].campaign).map { $0 < timeline.end } ?? true)
                && !ScheduleForm.allCases.contains { form in
                    rectangles(of: place, form).contains { rectangle in
                        // What a regular waits for comes to those who answer otherwise, or on whose phones less is due.
                        rectangle.answers.contains { $0.kind <= .tied || form == .regular && $0.kind == .waiting }
                    }
                }
        }
    }

    /// The messages that are in the feed at no point of the span, so that no device can be shown them.
    public var absent: [Int] {
        messages.indices.filter { timeline.presence[$0].isEmpty }
    }

    /// Why a message is not shown, each reason once: what a regular's rectangles say.
    ///
    /// Where it would come up but for another message, that is what is in its way, and not the versions and times that it
    /// is not meant for.
    func unseenAnswers(of place: Int) -> [ScheduleAnswer] {
        var result: [ScheduleAnswer] = []
        for answer in rectangles(of: place, .regular).flatMap(\.answers) where answer.kind > .tied {
            var answer = answer
            answer.occasions = []
            if !result.contains(answer) { result.append(answer) }
        }
        let kept = result.filter { $0.kind < .excluded }
        return kept.isEmpty ? result : kept
    }
}
