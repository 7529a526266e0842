import Campaigns

extension ISmartNewsDevice {
    /// Posts events at the same moment.
    ///
    /// While one is handled others are dropped, or in the deferring way kept, each name once, until it has ended.
    mutating func post(
        _ names: [String], isDeferring: Bool, visit: inout ISmartNewsVisit
    ) throws(ClientCrash) {
        var current: String?
        var waiting: [String] = []
        for name in names.map({ $0.lowercased() }) {
            if let current {
                if isDeferring, name != current, !waiting.contains(name) { waiting.append(name) }
            } else if try handle(name, visit: &visit) {
                current = name
            }
        }
        for name in waiting where process?.isActive == true && !visit.hasLeft {
            _ = try handle(name, visit: &visit)
        }
    }

    /// Handles one event and tells whether a message came up, so that it took time.
    private mutating func handle(_ name: String, visit: inout ISmartNewsVisit) throws(ClientCrash) -> Bool {
        guard let process, process.isActive, !process.isBusy else {
            return visit.report.decline(process?.isBusy == true ? .messageOnScreen : .appNotActive)
        }
        let isActivation = name == ISmartNewsEventName.activate
        if isActivation, !process.hasResigned { return visit.report.decline(.activationOfLaunch) }
        let isUnknown = version == .v496 ? !store.events.contains { $0.name == name } : store.events.isEmpty
        var active: [ISmartNewsEvent] = []
        if !isUnknown || !isActivation {
            active = try step(name)
            if active.isEmpty {
                return visit.report.decline(store.events.contains { $0.name == name } ? .eventNotOn : .eventUnknown)
            }
        }
        guard let list = try messageList(for: active, at: visit.now) else { return visit.report.decline(.noFeed) }
        let isShown = try show(list, visit: &visit)
        if explains { visit.report.notShown = notShown(list, events: active, visit: visit) }
        return isShown ? true : visit.report.decline(.noEligibleMessage)
    }

    /// Counts the occurrence in every event of that name and tells which are on.
    private mutating func step(_ name: String) throws(ClientCrash) -> [ISmartNewsEvent] {
        var active: [ISmartNewsEvent] = []
        for place in store.events.indices where store.events[place].name == name {
            guard let isOn = store.events[place].pattern.step() else {
                throw ClientCrash("a pattern of zeros only hangs the app")
            }
            if isOn { active.append(store.events[place]) }
        }
        return active
    }
}
