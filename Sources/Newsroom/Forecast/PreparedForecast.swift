import Campaigns
import Clients
import Files
import Simulation

/// The users of a workspace's audience and the phones they have, ready to be simulated.
struct PreparedForecast: Sendable {
    /// The users and the phones.
    let forecast: Forecast
    /// What the forecast is about.
    let setting: ForecastSetting
    /// What was assumed, a sentence each.
    let remarks: [Remark]

    /// Changes with whatever makes the same inputs come to other numbers.
    private static let model = 2

    /// The forecast of an edition.
    ///
    /// - Parameters:
    ///   - edition: the workspace, rendered.
    ///   - audience: the users.
    ///   - plan: when, and which locales and clients; its folder is not looked at.
    /// - Throws: ``JourneyError`` when a client's settings make no device.
    init(_ edition: Edition, audience: AudienceModel, plan: ForecastPlan) throws(JourneyError) {
        let configuration = edition.workspace.configuration
        let clock = configuration.clock
        let locales = configuration.locales.filter { plan.locales?.contains($0) != false }
        let clients = edition.clients.filter { plan.clients?.contains($0.name) != false }
        let versions = ForecastVersion.all(in: configuration.app, audience: audience)
        let midnights = clock.midnights(from: clock.midnight(before: plan.now), days: plan.days)
        let days = ForecastDays(midnights, by: clock)
        let population = ForecastPopulation(audience, locales: locales, versions: versions, days: days)
        var phones: [ForecastPhones] = []
        for client in clients {
            phones.append(try ForecastPhones(client, locales: locales, population: population, edition: edition))
        }
        forecast = Forecast(population, fleets: phones.map(\.fleet))
        remarks = phones.flatMap(\.remarks)
        let model = PropertyValue.array(
            [.integer(Self.model), .string(clock.name), .array(midnights.map(PropertyValue.date))]
                + [audience.inputs, .texts(locales)] + versions.map(\.inputs)
                + phones.map(\.inputs))
        setting = ForecastSetting(
            inputs: SHA256Digest(of: JSONWriter().write(model)).hexadecimal, seed: audience.seed,
            users: audience.users, returns: audience.returns, timeZone: clock.name,
            days: midnights.dropLast().map(clock.date), locales: locales,
            versions: versions.map(\.app), clients: phones.map(\.setting))
    }
}

extension ForecastVersion {
    /// The versions that users of an audience have, in the app's order; one that nobody knows where the app names none.
    fileprivate static func all(in app: AppConfiguration, audience: AudienceModel) -> [ForecastVersion] {
        let versions = app.versions.compactMap { version -> ForecastVersion? in
            let weight = audience.versions.isEmpty ? 1 : audience.versions[version.text] ?? 0
            guard weight > 0 else { return nil }
            return ForecastVersion(
                app: version.text, build: SimulatedApp.build(of: version.text, in: app), weight: weight)
        }
        return versions.isEmpty ? [ForecastVersion(app: nil, build: nil)] : versions
    }

    fileprivate var inputs: PropertyValue {
        [.optional(app), .optional(build), .real(weight)]
    }
}

extension AudienceModel {
    /// Everything in it that decides who the users are.
    fileprivate var inputs: PropertyValue {
        let launches = launches.isEmpty ? ForecastHabits.launches : launches
        let responses = responses.isEmpty ? ForecastHabits.responses : responses
        return [
            .integer(users), .string(String(seed)), .integer(returns),
            .array(locales.sorted { $0.key < $1.key }.flatMap { [.string($0), .real($1)] }),
            .array(LaunchHabit.allCases.map { .real(launches[$0] ?? 0) }),
            .array(UserResponse.allCases.map { .real(responses[$0] ?? 0) }),
        ]
    }
}
