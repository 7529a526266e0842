import Campaigns

/// A phone of a fleet: the memory of the client's device in a few numbers.
///
/// One phone is used for one user after the other, so its memory is allocated once.
protocol ForecastPhone: ~Copyable {
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

/// What takes note of what phones show.
protocol ForecastSink: ~Copyable {
    /// A user begins.
    mutating func begin(_ person: ForecastPerson)
    /// A message is shown.
    mutating func show(_ message: Int, at visit: VisitSequence.Visit, _ response: UserResponse)
    /// The user ends, after so many launches.
    mutating func end(launches: Int)
}

/// Lives phones through the visits of their users.
enum ForecastRun {
    /// The one loop of a forecast: made for each kind of phone anew, so that nothing in it is called through a table.
    @inline(__always)
    static func run<Phone: ForecastPhone & ~Copyable, Sink: ForecastSink & ~Copyable>(
        _ phone: inout Phone, _ users: Range<Int>, of population: ForecastPopulation, into sink: inout Sink
    ) {
        for number in users {
            let person = population.person(number)
            phone.install(locale: person.locale, version: person.version)
            sink.begin(person)
            var visits = person.visits
            var launches = 0
            var answers = 0
            while let visit = visits.next() {
                var message: Int
                if visit.isReturn {
                    message = phone.enterForeground(at: visit.instant)
                } else {
                    launches += 1
                    message = phone.launch(at: visit.instant)
                }
                if message < 0 { continue }
                let response = population.response(of: person, after: answers)
                answers += 1
                repeat {
                    sink.show(message, at: visit, response)
                    phone.answer(response, to: message, at: visit.instant)
                    message = phone.next(at: visit.instant)
                } while message >= 0
            }
            sink.end(launches: launches)
        }
    }
}
