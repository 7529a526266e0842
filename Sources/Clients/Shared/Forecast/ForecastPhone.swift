import Campaigns

/// A phone of a fleet: the memory of the client's device in a few numbers.
///
/// One phone is used for one user after the other, so its memory is allocated once.
protocol ForecastPhone: ~Copyable, SendableMetatype {
    /// Makes the phone that of a user who has just installed the app.
    mutating func install(locale: Int, version: Int)
    /// Lives through a launch, until a message is shown; below 0 where none is.
    mutating func launch(at instant: Int64) -> Int
    /// Lives through a return to the app, which is still running, until a message is shown; below 0 where none is.
    mutating func enterForeground(at instant: Int64) -> Int
    /// The user answers the message that was shown last at this visit.
    mutating func answer(_ response: UserResponse, to message: Int, at instant: Int64)
    /// Goes on with the visit after an answer, until another message is shown; below 0 where none is.
    mutating func next(at instant: Int64) -> Int
}

extension ForecastPhone where Self: ~Copyable {
    /// One visit shows one message.
    @inline(__always)
    mutating func next(at instant: Int64) -> Int { -1 }
}
