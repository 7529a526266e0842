import Campaigns

extension ISmartNewsCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let isPlain = variants.map(\.isPlain)
        let needsMoments = !isPlain.allSatisfy { $0 }
        let moments =
            needsMoments ? timeline.starts.map(calendar.moments) : []
        var plain: [ISmartNewsPlainEvent: [ScheduleSegmentBuilder]] = [:]
        let byOccasion = asked.indices.map { occasion -> [ScheduleSegmentBuilder] in
            guard isPlain[asked[occasion].system] else {
                return segments(form, occasion: occasion, moments: moments, timeline)
            }
            // Most events come to the same, and then so do their answers.
            let event = ISmartNewsPlainEvent(self, occasion)
            if let known = plain[event] { return known }
            let made = event.segments(of: variants[event.system].elements, timeline)
            plain[event] = made
            return made
        }
        return (0..<count).map { place in
            ScheduleSegment.combined(byOccasion.map { $0[place].segments }) { occasion, intervals in
                byOccasion[occasion][place].others(in: intervals)
            }
        }
    }

    private func segments(
        _ form: ScheduleForm, occasion: Int, moments: [[Instant]], _ timeline: ScheduleTimeline
    ) -> [ScheduleSegmentBuilder] {
        var builders = [ScheduleSegmentBuilder](
            repeating: ScheduleSegmentBuilder(isCutLater: asked.count > 1), count: count)
        for interval in 0..<timeline.count {
            let present = (0..<count).filter { timeline.presence[$0].contains(interval) }
            let occurrence = ISmartNewsOccurrence(
                self, occasion, form, moments: moments[interval], present: present)
            for place in present {
                let verdict = occurrence.verdicts[place]
                builders[place].add(
                    interval..<interval + 1, verdict.kind, others: verdict.others, reason: verdict.reason)
            }
        }
        return builders
    }
}
