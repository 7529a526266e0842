import Campaigns

/// What a forecast assumes of people where the workspace says nothing of them.
public enum ForecastHabits {
    /// How often they open the app.
    public static let launches: [LaunchHabit: Double] = [.often: 10, .daily: 30, .weekly: 40, .monthly: 20]
    /// What they do with messages.
    public static let responses: [UserResponse: Double] = [.dismiss: 80, .action: 10, .remind: 10]
    /// At which hour of the day they usually open it, from midnight on.
    static let hours: [Double] = [2, 1, 1, 1, 1, 2, 4, 8, 9, 7, 6, 5, 7, 7, 5, 5, 5, 6, 8, 9, 10, 9, 7, 4]
    /// How far before or after their usual time they open it at most, in seconds.
    static let spread = 3600
    /// How long after a launch, or the return before it, they come back to the app, in seconds: until then each message of
    /// that visit has appeared, unless it waits in a queue of iSmartNews 2.0.1.
    static let pause = 60
}

extension LaunchHabit {
    /// Within how many days it repeats.
    var days: Int {
        switch self {
        case .often, .daily: 1
        case .weekly: 7
        case .monthly: 30
        }
    }
}
