extension NotableCompiledFeed {
    func segments(_ form: ScheduleForm, band: Int, timeline: ScheduleTimeline) -> [[ScheduleSegment]] {
        let turns = occasions.indices.map { surrounding in
            NotableTurns(self, form, band: band, surrounding: surrounding, timeline)
        }
        let bySurrounding = turns.map { turns in entries.indices.map(turns.segments) }
        return entries.indices.map { place in
            ScheduleSegment.combined(bySurrounding.map { $0[place] }) { surrounding, intervals in
                turns[surrounding].others(of: place, in: intervals)
            }
        }
    }
}
