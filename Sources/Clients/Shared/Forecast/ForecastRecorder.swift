import Campaigns

/// What takes note of what phones show.
protocol ForecastRecorder: ~Copyable {
    /// A user begins.
    mutating func begin(_ person: ForecastPerson)
    /// A message is shown.
    mutating func show(_ message: Int, at visit: VisitSequence.Visit, _ response: UserResponse)
    /// The user ends, after so many launches.
    mutating func end(launches: Int)
}
