/// The compiled phones with Sourse. Each remembers how many of the messages, in the order in which they arrive, it is
/// done with: the first time that the app is opened in or after the time of one decides on it.
struct SourseFleet: ForecastFleet {
    let presence: [[Range<Int>]]
    let feeds: [SourseForecastFeed]

    /// Phones that get what is sent for each locale.
    init(_ feeds: [SourseForecastFeed]) {
        self.feeds = feeds
        presence = feeds.map(\.presence)
    }

    func run(_ users: Range<Int>, of population: ForecastPopulation, into tally: inout ForecastTally) {
        live(users, of: population, into: &tally)
    }

    /// Lives phones through what arrives and through the visits of their users, each of which opens the app.
    ///
    /// Nobody answers a message, but each occasion on which something is shown counts as one that could be.
    @inline(__always)
    func live<Recorder: ForecastRecorder & ~Copyable>(
        _ users: Range<Int>, of population: ForecastPopulation, into recorder: inout Recorder
    ) {
        for number in users {
            let person = population.person(number)
            let feed = feeds[person.locale]
            let (arrivals, waiting) = (feed.arrivals.start, feed.waiting.start)
            let (lastArrival, lastWaiting) = (feed.arrivals.count, feed.waiting.count)
            var (arrival, message, launches, answers) = (0, 0, 0, 0)
            recorder.begin(person)
            var visits = person.visits
            while true {
                let visit = visits.next()
                while arrival < lastArrival, arrivals[arrival].visit.instant <= visit?.instant ?? .max {
                    let response = population.response(of: person, after: answers)
                    recorder.show(Int(arrivals[arrival].number), at: arrivals[arrival].visit, response)
                    answers += 1
                    arrival += 1
                }
                guard let visit else { break }
                if !visit.isReturn { launches += 1 }
                var isShown = false
                while message < lastWaiting, waiting[message].first <= visit.instant {
                    if visit.instant <= waiting[message].last {
                        let response = population.response(of: person, after: answers)
                        recorder.show(Int(waiting[message].number), at: visit, response)
                        isShown = true
                    }
                    message += 1
                }
                if isShown { answers += 1 }
            }
            recorder.end(launches: launches)
        }
    }
}

extension SourseClient {
    func fleet(for input: ForecastInput) -> (any ForecastFleet)? {
        input.feeds { SourseForecastFeed(self, $0, of: input, offset: $1) }.map(SourseFleet.init)
    }
}
