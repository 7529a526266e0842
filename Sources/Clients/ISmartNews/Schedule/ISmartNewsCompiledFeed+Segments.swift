import Campaigns

extension ISmartNewsCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let moments = timeline.starts.map { [$0, calendar.monthly($0), calendar.weekly($0)] }
        let byOccasion = asked.indices.map { occasion in
            segments(form, occasion: occasion, moments: moments, timeline)
        }
        return (0..<count).map { place in ScheduleSegment.combined(byOccasion.map { $0[place] }) }
    }

    private func segments(
        _ form: ScheduleForm, occasion: Int, moments: [[Instant]], _ timeline: ScheduleTimeline
    ) -> [[ScheduleSegment]] {
        var builders = [ScheduleSegmentBuilder](repeating: ScheduleSegmentBuilder(), count: count)
        for interval in 0..<timeline.count {
            let present = (0..<count).filter { timeline.presence[$0].contains(interval) }
            let occurrence = ISmartNewsOccurrence(
                self, occasion, form, moments: moments[interval], present: present)
            for place in present {
                let verdict = occurrence.verdicts[place]
                builders[place].add(
                    interval..<interval + 1, verdict.kind, other: verdict.other, reason: verdict.reason)
            }
        }
        return builders.map(\.segments)
    }
}
