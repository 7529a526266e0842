import Campaigns
import Clients

/// Reads a report that was written as JSON, and trusts nothing in it.
struct ForecastReading {
    /// More launches than any user can have.
    private static let mostLaunches = 4 * ForecastSetting.mostDays

    private let root: PropertyValue

    init(_ root: PropertyValue) {
        self.root = root
    }

    /// The report; nil where a field is missing, of a wrong type or size, or does not go with the others.
    func report() -> ForecastReport? {
        guard let setting = setting() else { return nil }
        var part: ForecastShard?
        if let place = root["shard"] {
            guard let shard = shard(place) else { return nil }
            part = shard
        }
        // No number is larger than these users allow, so that the sums over all shards are none that cannot be counted.
        let users = part?.users(of: setting.users).count ?? setting.users
        guard let totals = totals(setting, users: users) else { return nil }
        let report = ForecastReport(setting, shard: part, totals: totals)
        // What is derived, and whatever else stands there, must be as it would be written.
        guard isPossible(report), report.value == root else { return nil }
        return report
    }

    private func setting() -> ForecastSetting? {
        guard let inputs = root["inputs"]?.string, let seed = number(root["seed"], most: .max),
            let users = number(root["users"], most: AudienceModel.mostUsers), users > 0,
            let returns = number(root["returns"], most: AudienceModel.mostReturns),
            let zone = root["timeZone"]?.string, let days = texts(root["days"]),
            (1...ForecastSetting.mostDays).contains(days.count),
            let locales = texts(root["locales"]), !locales.isEmpty, let versions = root["versions"]?.array,
            versions.allSatisfy({ $0 == .null || $0.string != nil }), !versions.isEmpty,
            let clients = root["clients"]?.array, !clients.isEmpty
        else { return nil }
        let read = clients.compactMap { client($0, locales: locales, versions: versions.count) }
        guard read.count == clients.count else { return nil }
        return ForecastSetting(
            inputs: inputs, seed: UInt64(seed), users: users, returns: returns, timeZone: zone, days: days,
            locales: locales,
            versions: versions.map(\.string), clients: read)
    }

    private func client(_ value: PropertyValue, locales: [String], versions: Int) -> ForecastSetting.Client? {
        guard let name = value["client"]?.string, let title = value["title"]?.string,
            let messages = value["messages"]?.array
        else { return nil }
        let read = messages.compactMap { message -> ForecastSetting.Message? in
            guard let locale = message["locale"]?.string.flatMap({ locales.firstIndex(of: $0) }),
                let flags = message["isMeant"]?.array?.compactMap(\.boolean), flags.count == versions
            else { return nil }
            return ForecastSetting.Message(locale: locale, campaign: message["campaign"]?.string, isMeant: flags)
        }
        guard read.count == messages.count else { return nil }
        return ForecastSetting.Client(
            name: name, title: title, version: value["clientVersion"]?.string, messages: read)
    }

    private func shard(_ value: PropertyValue) -> ForecastShard? {
        guard let place = number(value["number"], most: ForecastShard.mostShards),
            let count = number(value["of"], most: ForecastShard.mostShards)
        else { return nil }
        return ForecastShard(place, of: count)
    }

    private func totals(_ setting: ForecastSetting, users most: Int) -> ForecastTotals? {
        guard let launches = number(root["launches"], most: most * Self.mostLaunches),
            let installs = table(
                root["installs"], rows: setting.locales.count, columns: setting.versions.count, most: most),
            let usersByMessages = list(root["usersByMessages"], most: most),
            usersByMessages.last != 0
        else { return nil }
        // Each visit shows a message once at most.
        let showings = most * Self.mostLaunches * (1 + setting.returns)
        var clients: [ForecastCounts] = []
        for (place, client) in setting.clients.enumerated() {
            guard let value = root["clients"]?.array?[place], let messages = value["messages"]?.array,
                let users = table(
                    value["usersByMessages"], rows: setting.locales.count, columns: nil, most: most)
            else { return nil }
            var counts = ForecastCounts(
                locales: setting.locales.count, versions: setting.versions.count, messages: client.messages.count,
                days: setting.days.count)
            (counts.launches, counts.users, counts.usersByMessages) = (launches, installs, users)
            for (place, message) in messages.enumerated() {
                guard let versions = list(message["reachedByVersion"], most: most),
                    let reached = list(message["reachedByDay"], most: most),
                    let shown = list(message["shownByDay"], most: showings), versions.count == setting.versions.count,
                    reached.count == setting.days.count, shown.count == setting.days.count
                else { return nil }
                counts.reachedByVersion[place] = versions
                (counts.reached[place], counts.shown[place]) = (reached, shown)
            }
            clients.append(counts)
        }
        return ForecastTotals(clients: clients, usersByMessages: usersByMessages)
    }

    /// Whether there are as many users as there should be, wherever they are counted.
    private func isPossible(_ report: ForecastReport) -> Bool {
        let installs = report.installs
        guard installs.joined().reduce(0, +) == report.users, report.totals.usersByMessages.reduce(0, +) == report.users
        else { return false }
        return zip(report.totals.clients, report.setting.clients).allSatisfy { counts, client in
            zip(counts.usersByMessages, installs).allSatisfy { $0.reduce(0, +) == $1.reduce(0, +) }
                && client.messages.indices.allSatisfy { message in
                    let (reached, versions) = (counts.reached[message], counts.reachedByVersion[message])
                    return reached.reduce(0, +) == versions.reduce(0, +)
                        && zip(versions, installs[client.messages[message].locale]).allSatisfy { $0 <= $1 }
                        && zip(reached, counts.shown[message]).allSatisfy { $0 <= $1 }
                }
        }
    }

    private func number(_ value: PropertyValue?, most: Int) -> Int? {
        guard let number = value?.integer, number >= 0, number <= most else { return nil }
        return Int(number)
    }

    private func list(_ value: PropertyValue?, most: Int) -> [Int]? {
        guard let values = value?.array else { return nil }
        let numbers = values.compactMap { number($0, most: most) }
        return numbers.count == values.count ? numbers : nil
    }

    private func table(_ value: PropertyValue?, rows: Int, columns: Int?, most: Int) -> [[Int]]? {
        guard let values = value?.array, values.count == rows else { return nil }
        let lists = values.compactMap { list($0, most: most) }
        // A row of any length ends where there is nothing more to count.
        let isWritten = lists.allSatisfy { list in columns.map { list.count == $0 } ?? (list.last != 0) }
        guard lists.count == rows, isWritten else { return nil }
        return lists
    }

    private func texts(_ value: PropertyValue?) -> [String]? {
        guard let values = value?.array else { return nil }
        let texts = values.compactMap(\.string)
        return texts.count == values.count ? texts : nil
    }
}
