import Clients

extension ForecastReport {
    /// The schema of forecasts.
    static let schema = "newsadmin/forecast/1"

    /// The report as JSON, on one line.
    public var json: String { JSONWriter().printed(value) + "\n" }

    /// The report as a value.
    var value: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("schema", .string(Self.schema)), .init("inputs", .string(setting.inputs)),
            .init("seed", .integer(Int64(truncatingIfNeeded: setting.seed))),
            .init("users", .integer(setting.users)), .init("returns", .integer(setting.returns)),
            .init("timeZone", .string(setting.timeZone)),
            .init("days", .texts(setting.days)),
        ]
        if let shard {
            let users = shard.users(of: setting.users)
            entries.append(
                .init(
                    "shard",
                    [
                        "number": .integer(shard.number), "of": .integer(shard.count),
                        "first": .integer(users.lowerBound), "users": .integer(users.count),
                    ]))
        }
        entries += [
            .init("locales", .texts(setting.locales)),
            .init("versions", .array(setting.versions.map { .optional($0) })),
            .init("installs", Self.table(installs)), .init("launches", .integer(launches)),
            .init("usersByMessages", Self.list(totals.usersByMessages)),
            .init("neverReached", .integer(neverReached)),
            .init("clients", .array(setting.clients.indices.map(client))),
        ]
        return .dictionary(entries)
    }

    private func client(_ place: Int) -> PropertyValue {
        let client = setting.clients[place]
        var entries: [PropertyValue.Entry] = [
            .init("client", .string(client.name)), .init("title", .string(client.title)),
        ]
        if let version = client.version { entries.append(.init("clientVersion", .string(version))) }
        entries += [
            .init("usersByMessages", Self.table(totals.clients[place].usersByMessages)),
            .init("neverReached", .integer(usersByMessages(place).first ?? 0)),
            .init("messages", .array(client.messages.indices.map { message($0, of: place) })),
        ]
        return .dictionary(entries)
    }

    private func message(_ place: Int, of client: Int) -> PropertyValue {
        let message = setting.clients[client].messages[place]
        let counts = totals.clients[client]
        let reach = reach(client, place)
        return [
            "locale": .string(setting.locales[message.locale]),
            "campaign": .optional(message.campaign),
            "isMeant": .array(message.isMeant.map(PropertyValue.boolean)),
            "meant": .integer(reach.meant), "reached": .integer(reach.reached),
            "missed": .integer(reach.missed), "shown": .integer(reach.shown),
            "reachedByVersion": Self.list(counts.reachedByVersion[place]),
            "reachedByDay": Self.list(counts.reached[place]), "shownByDay": Self.list(counts.shown[place]),
        ]
    }

    private static func list(_ numbers: [Int]) -> PropertyValue {
        .array(numbers.map { .integer($0) })
    }

    private static func table(_ rows: [[Int]]) -> PropertyValue { .array(rows.map(list)) }
}
