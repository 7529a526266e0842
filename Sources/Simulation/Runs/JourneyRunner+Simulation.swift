import Campaigns
import Clients

extension JourneyRunner {
    /// Runs a journey and reports it as a simulation.
    ///
    /// - Parameters:
    ///   - journey: the journey, with its users' own answers.
    ///   - client: its client, as the workspace has it, for what a report leaves open.
    ///   - file: the bytes of a view or page of ours.
    /// - Throws: ``JourneyError`` as ``run(_:)`` does.
    public func simulate(
        _ journey: Journey, client: any Client, file: @escaping @Sendable (String) -> [UInt8]?
    ) throws(JourneyError) -> [SimulatedStep] {
        let kind = type(of: client)
        var versions = kind.versions(in: journey.settings)
        var rows: [SimulatedStep] = []
        for observed in try observe(journey, explains: true) {
            let fields = JourneyFields(observed.step)
            let own = kind.versions(in: observed.step)
            versions = (own.app ?? versions.app, own.build ?? versions.build)
            let space = SimulatedSpace(observed.served.own ?? observed.served.published, file: file)
            rows.append(
                SimulatedStep(
                    instant: try fields.moment(), occasion: Self.occasion(observed.step), appVersion: versions.app,
                    buildVersion: versions.build,
                    account: client.account(of: observed.step, result: observed.result, in: space)))
        }
        return rows
    }

    /// What happens to the app, as the step says.
    private static func occasion(_ step: PropertyValue) -> SimulatedOccasion {
        if let event = step["event"]?.string { return .events([event]) }
        if let events = step["events"]?.array?.compactMap(\.string) { return .events(events) }
        guard let word = step["do"]?.string, word != "launch" else { return .launch }
        return .step(word)
    }
}
