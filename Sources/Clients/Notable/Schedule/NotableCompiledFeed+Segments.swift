extension NotableCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let turns = occasions.indices.map { occasion in
            NotableTurns(self, form, band: band, occasion: occasion, timeline)
        }
        let byOccasion = turns.map { turns in entries.indices.map(turns.segments) }
        return entries.indices.map { place in
            ScheduleSegment.combined(byOccasion.map { $0[place] }) { occasion, intervals in
                turns[occasion].others(of: place, in: intervals)
            }
        }
    }
}
