import Campaigns

extension ForecastTally: ForecastRecorder {
    /// Prepares for some users, none of whom has seen anything.
    public mutating func prepare(for users: Range<Int>) {
        first = users.lowerBound
        seen = [Int](repeating: 0, count: users.count)
    }

    @inline(__always)
    mutating func begin(_ person: ForecastPerson) {
        begin(person.number, locale: person.locale, version: person.version)
    }

    @inline(__always)
    mutating func show(_ message: Int, at visit: VisitSequence.Visit, _ response: UserResponse) {
        show(message, on: visit.day)
    }

    /// A user begins, in the part that was prepared.
    @inline(__always)
    public mutating func begin(_ user: Int, locale: Int, version: Int) {
        (self.user, self.locale, self.version) = (user, locale, version)
        users[locale &* layout.versions &+ version] &+= 1
    }

    /// The user is shown a message; one that is not in the feed on that day cannot be.
    @inline(__always)
    public mutating func show(_ message: Int, on day: Int) {
        let cell = Int(layout.starts.start[message]) &+ day
        precondition(cell >= 0 && cell < layout.cells, "shown on a day on which it is not in the feed")
        shown[cell] &+= 1
        if isSeen[message] { return }
        isSeen[message] = true
        list[listed] = Int32(truncatingIfNeeded: message)
        listed &+= 1
        reached[cell] &+= 1
        byVersion[message &* layout.versions &+ version] &+= 1
    }

    /// The user ends, after so many launches.
    @inline(__always)
    public mutating func end(launches: Int) {
        self.launches &+= launches
        byMessages[locale &* layout.stride &+ listed] &+= 1
        seen[user &- first] += listed
        for place in 0..<listed { isSeen[Int(list[place])] = false }
        listed = 0
    }
}
