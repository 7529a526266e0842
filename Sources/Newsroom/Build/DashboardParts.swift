import Dashboard

/// What was made for a dashboard, for the next one of the same workspace.
struct DashboardParts: Sendable {
    /// What its edition's campaigns were rendered with: for one with another ground phones are played anew.
    let ground: EditionGround
    /// The pages.
    let drawn: DrawnDashboard
    /// What phones did.
    let played: [PlayedRuns]
}
