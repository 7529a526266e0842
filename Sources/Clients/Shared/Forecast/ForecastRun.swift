/// Lives phones through the visits of their users.
enum ForecastRun {
    /// The one loop of a forecast: made for each kind of phone anew, so that nothing in it is called through a table.
    @inline(__always)
    static func run<Phone: ForecastPhone & ~Copyable, Recorder: ForecastRecorder & ~Copyable>(
        _ phone: inout Phone, _ users: Range<Int>, of population: ForecastPopulation, into recorder: inout Recorder
    ) {
        for number in users {
            let person = population.person(number)
            phone.install(locale: person.locale, version: person.version)
            recorder.begin(person)
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
                    recorder.show(message, at: visit, response)
                    phone.answer(response, to: message, at: visit.instant)
                    message = phone.next(at: visit.instant)
                } while message >= 0
            }
            recorder.end(launches: launches)
        }
    }
}
