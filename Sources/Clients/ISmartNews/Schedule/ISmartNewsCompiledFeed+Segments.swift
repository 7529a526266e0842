import Campaigns

extension ISmartNewsCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let moments = timeline.starts.map { [$0, calendar.monthly($0), calendar.weekly($0)] }
        let byOccasion = asked.indices.map { occasion in
            segments(form, occasion: occasion, moments: moments, timeline)
        }
        return identities.indices.map { place in ScheduleSegment.combined(byOccasion.map { $0[place] }) }
    }

    private func segments(
        _ form: ScheduleForm, occasion: Int, moments: [[Instant]], _ timeline: ScheduleTimeline
    ) -> [[ScheduleSegment]] {
        var builders = [ScheduleSegmentBuilder](repeating: ScheduleSegmentBuilder(), count: identities.count)
        for interval in 0..<timeline.count {
            let present = identities.indices.filter { timeline.presence[$0].contains(interval) }
            let occurrence = ISmartNewsOccurrence(self, occasion, form, moments: moments[interval])
            for (place, verdict) in zip(present, occurrence.verdicts(of: present)) {
                builders[place].add(
                    interval..<interval + 1, verdict.kind, other: verdict.other, reason: verdict.reason)
            }
        }
        return builders.map(\.segments)
    }
}
