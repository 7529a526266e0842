import Clients

extension ForecastReport {
    /// The schema of forecasts.
    public static let schema = "newsadmin/forecast/1"

    /// The report as JSON, on one line.
    public var json: String { JSONWriter().printed(value) + "\n" }

    /// The report as a value.
    public var value: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("schema", .string(Self.schema)), .init("inputs", .string(setting.inputs)),
            .init("seed", .integer(Int64(truncatingIfNeeded: setting.seed))),
            .init("users", .integer(Int64(setting.users))), .init("returns", .integer(Int64(setting.returns))),
            .init("timeZone", .string(setting.timeZone)),
            .init("days", .array(setting.days.map(PropertyValue.string))),
        ]
        if let shard {
            let users = shard.users(of: setting.users)
            entries.append(
                .init(
                    "shard",
                    [
                        "number": .integer(Int64(shard.number)), "of": .integer(Int64(shard.count)),
                        "first": .integer(Int64(users.lowerBound)), "users": .integer(Int64(users.count)),
                    ]))
        }
        entries += [
            .init("locales", .array(setting.locales.map(PropertyValue.string))),
            .init("versions", .array(setting.versions.map { $0.map(PropertyValue.string) ?? .null })),
            .init("installs", Self.table(installs)), .init("launches", .integer(Int64(launches))),
            .init("usersByMessages", Self.list(totals.usersByMessages)),
            .init("neverReached", .integer(Int64(neverReached))),
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
            .init("neverReached", .integer(Int64(usersByMessages(place).first ?? 0))),
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
            "campaign": message.campaign.map(PropertyValue.string) ?? .null,
            "isMeant": .array(message.isMeant.map(PropertyValue.boolean)),
            "meant": .integer(Int64(reach.meant)), "reached": .integer(Int64(reach.reached)),
            "missed": .integer(Int64(reach.missed)), "shown": .integer(Int64(reach.shown)),
            "reachedByVersion": Self.list(counts.reachedByVersion[place]),
            "reachedByDay": Self.list(counts.reached[place]), "shownByDay": Self.list(counts.shown[place]),
        ]
    }

    private static func list(_ numbers: [Int]) -> PropertyValue {
        .array(numbers.map { .integer(Int64($0)) })
    }

    private static func table(_ rows: [[Int]]) -> PropertyValue { .array(rows.map(list)) }
}
