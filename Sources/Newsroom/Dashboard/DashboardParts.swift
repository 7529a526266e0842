import Dashboard

/// What was made for a dashboard, for the next one of the same workspace.
struct DashboardParts: Sendable {
    /// What its edition's campaigns were rendered with: for an edition with other inputs nothing but pages is taken over.
    let renderingInputs: RenderingInputs
    /// The pages.
    var drawn: DrawnDashboard?
    /// What phones did.
    var played: [PlayedRuns] = []
    /// What phones are shown in the weeks ahead.
    var schedules: [KnownScheduleReport] = []
    /// How texts differ from what was released.
    var differences: [KnownDifferenceReport] = []
}
