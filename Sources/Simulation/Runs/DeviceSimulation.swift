import Campaigns
import Clients

/// Lives a device through launches of its app, and has its user answer what is shown.
public struct DeviceSimulation: Sendable {
    /// The client, as the app has it set up.
    var client: any Client
    /// The language of the phone.
    var locale: String
    /// What the user does with whatever is shown, after that many earlier steps at which something was.
    var response: @Sendable (Int) -> UserResponse
    /// Whether it says why messages are not shown.
    var explains: Bool
    /// What the device finds on the web at an instant.
    var space: @Sendable (Instant) -> SimulatedSpace

    /// A simulation of a user who always does the same.
    public init(
        client: any Client, locale: String, response: UserResponse, explains: Bool = true,
        space: @escaping @Sendable (Instant) -> SimulatedSpace
    ) {
        self.init(client: client, locale: locale, explains: explains, response: { _ in response }, space: space)
    }

    /// A simulation of a user who does now this, now that.
    init(
        client: any Client, locale: String, explains: Bool = true,
        response: @escaping @Sendable (Int) -> UserResponse, space: @escaping @Sendable (Instant) -> SimulatedSpace
    ) {
        self.client = client
        self.locale = locale
        self.response = response
        self.explains = explains
        self.space = space
    }

    /// What happens on occasions, in order of time; what arrives by itself in between has rows of its own, where
    /// something is shown.
    ///
    /// - Parameters:
    ///   - occasions: the launches, returns and events, in order of time.
    ///   - start: when the simulation begins.
    ///   - end: until when messages arrive, and in which app those after the last occasion do; nothing happens at it.
    ///     nil: until the last occasion.
    /// - Throws: ``JourneyError`` when the device cannot be made.
    public func run(
        _ occasions: [Occasion], from start: Instant, until end: Occasion? = nil
    ) throws(JourneyError) -> [SimulatedStep] {
        let kind = type(of: client)
        guard let device = kind.device(version: client.clientVersion) else {
            throw JourneyError("version \(client.clientVersion ?? "") of \(kind.title) cannot be simulated")
        }
        return try run(occasions, from: start, until: end, on: device)
    }

    private func run<Kind: Device>(
        _ occasions: [Occasion], from start: Instant, until end: Occasion?, on kind: Kind.Type
    ) throws(JourneyError) -> [SimulatedStep] {
        var device = try kind.init(
            DeviceSetup(
                clientVersion: client.clientVersion, settings: client.journeySettings(locale: locale),
                explains: explains, isBrief: true))
        var deliveries = try self.deliveries(from: start)[...]
        var rows: [SimulatedStep] = []
        var answered = 0
        func deliver(
            to occasion: Occasion, while isDue: (Instant) -> Bool
        ) throws(JourneyError) {
            while let delivery = deliveries.first, isDue(delivery.instant) {
                deliveries.removeFirst()
                let account = try live(delivery.step, at: delivery.instant, &device, &answered)
                if let row = arrival(account, at: delivery.instant, occasion) { rows.append(row) }
            }
        }
        for occasion in occasions {
            try deliver(to: occasion) { $0 <= occasion.instant }
            var account: StepAccount?
            for step in client.steps(of: occasion) {
                let next = try live(step, at: occasion.instant, &device, &answered)
                account = account?.followed(by: next) ?? next
            }
            guard let account else { continue }
            rows.append(
                SimulatedStep(
                    instant: occasion.instant, occasion: Self.simulated(occasion), appVersion: occasion.appVersion,
                    buildVersion: occasion.buildVersion, account: account))
        }
        if let end { try deliver(to: end) { $0 < end.instant } }
        return rows
    }

    private static func simulated(_ occasion: Occasion) -> SimulatedOccasion {
        if let event = occasion.event { return .events([event]) }
        return occasion.isReturn ? .step("foreground") : .launch
    }

    /// The row of something that arrived by itself, in the app as the next launch finds it; nil if nothing came of it.
    private func arrival(_ account: StepAccount, at instant: Instant, _ occasion: Occasion) -> SimulatedStep? {
        guard !account.shown.isEmpty || account.crash != nil else { return nil }
        return SimulatedStep(
            instant: instant, occasion: .arrival, appVersion: occasion.appVersion,
            buildVersion: occasion.buildVersion, account: account)
    }

    private func deliveries(from start: Instant) throws(JourneyError) -> [(instant: Instant, step: PropertyValue)] {
        guard let feed = space(start).feed else { return [] }
        var deliveries: [(instant: Instant, step: PropertyValue)] = []
        for step in client.deliveries(in: feed, from: start) {
            deliveries.append((try JourneyFields(step).moment(), step))
        }
        return deliveries
    }

    /// What the device makes of a step, with why it did not show the rest.
    private func live(
        _ step: PropertyValue, at instant: Instant, _ device: inout some Device, _ answered: inout Int
    ) throws(JourneyError) -> StepAccount {
        var account = try outcome(of: step, at: instant, &device, &answered)
        account.notShown = device.notShown
        return account
    }

    /// A user answers what is seen, so the device first shows it to nobody; only then it lives through the answer.
    private func outcome(
        of step: PropertyValue, at instant: Instant, _ device: inout some Device, _ answered: inout Int
    ) throws(JourneyError) -> StepAccount {
        let space = space(instant)
        let served = ServedFeed(space.feed)
        // What nobody can answer needs no second life, for which all that is remembered would be copied.
        guard type(of: client).takesAnswers else {
            let result = try device.live(through: step, served: served)
            return client.account(of: step, result: result, in: space)
        }
        var unanswered = device
        let seen = try unanswered.live(through: step, served: served)
        let account = client.account(of: step, result: seen, in: space)
        let answer = account.shown.isEmpty ? [] : client.answer(response(answered), to: seen, in: space)
        if !account.shown.isEmpty { answered += 1 }
        guard !answer.isEmpty else {
            device = unanswered
            return account
        }
        let whole = PropertyValue.dictionary((step.dictionary ?? []) + answer)
        let result = try device.live(through: whole, served: served)
        return client.account(of: whole, result: result, in: space)
    }
}
