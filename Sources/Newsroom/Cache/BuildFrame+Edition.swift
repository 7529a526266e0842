import Campaigns
import Clients
import Releases
import Simulation

extension BuildFrame {
    /// The frame of a build of an edition.
    init(of edition: Edition, at moment: Instant) {
        var instants = edition.workspace.campaigns.flatMap { [$0.window.start, $0.window.end] }
        for entries in [edition.entries, edition.unpublished] {
            for entry in entries.values.joined() {
                instants.append(entry.window.start)
                instants.append(entry.window.end)
                entry.value.appendDates(to: &instants)
            }
        }
        for ledger in edition.ledgers.ledgers.values {
            for release in ledger.releases {
                instants += [release.time, release.horizon] + release.states.keys.map { $0 }
                instants += release.messages.flatMap { [$0.window.start, $0.window.end] }
            }
        }
        // Among them the instants at which conditions inside a feed turn; the first one is the moment of the build.
        for group in edition.schedules?.groups ?? [] {
            instants += group.schedule.timeline.starts.dropFirst().map { $0 }
        }
        self.init(moment, clock: edition.workspace.configuration.clock, instants: instants.compactMap { $0 })
    }
}

extension PropertyValue {
    fileprivate func appendDates(to instants: inout [Instant?]) {
        switch self {
        case .date(let instant): instants.append(instant)
        case .array(let values): for value in values { value.appendDates(to: &instants) }
        case .dictionary(let entries): for entry in entries { entry.value.appendDates(to: &instants) }
        default: break
        }
    }
}
