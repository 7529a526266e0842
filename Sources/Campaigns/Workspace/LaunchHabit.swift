/// How often somebody opens an app, as a forecast imagines it.
public enum LaunchHabit: String, CaseIterable, BitwiseCopyable, Sendable {
    /// Every day in the morning, in the afternoon and in the evening.
    case often
    /// Once a day.
    case daily
    /// Once in seven days.
    case weekly
    /// Once in thirty days.
    case monthly
}
