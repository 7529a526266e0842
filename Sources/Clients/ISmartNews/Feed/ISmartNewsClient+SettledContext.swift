import Campaigns

extension ISmartNewsClient {
    /// What the client knows of a phone a hundred years and more after its first launch.
    ///
    /// - Parameter system: the version of its system; if absent, that of journeys, on which also what is only for older
    ///   systems is shown.
    func settledContext(locale: String, system: String = "10.3") -> ISmartNewsContext {
        let fields = JourneyFields(journeySettings(locale: locale))
            .overridden(by: JourneyFields(["systemVersion": .string(system)]))
        do throws(JourneyError) {
            return ISmartNewsContext(
                settled: try ISmartNewsDeviceSettings(fields, version: settings.clientVersion))
        } catch {
            // Texts, and a zone that clocks are of: without a phone there would be neither screens nor a schedule.
            preconditionFailure("no phone has these settings: \(error)")
        }
    }
}
