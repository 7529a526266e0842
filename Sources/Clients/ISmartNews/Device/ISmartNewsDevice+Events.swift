import Campaigns

extension ISmartNewsDevice {
    /// Posts events at the same moment.
    ///
    /// While one is handled others are dropped, or in the deferring way kept, each name once, until it has ended.
    mutating func post(
        _ names: [String], isDeferring: Bool, visit: inout ISmartNewsVisit
    ) throws(ClientCrash) {
        var takesTime = process?.isBusy == true
        if takesTime { _ = visit.report.decline(.messageOnScreen) }
        let start = visit.elapsed
        for name in names.map(ISmartNewsText.lowercased) {
            if !takesTime {
                takesTime = try handle(name, visit: &visit)
            } else if isDeferring, !name.hasBytes(of: process?.currentEvent ?? "") {
                process?.waiting.add(name)
            }
        }
        process?.waiting.wait(seconds: visit.elapsed - start)
        while process?.isActive == true, process?.isBusy == false, !visit.hasLeft, let name = process?.waiting.next() {
            _ = try handle(name, visit: &visit)
        }
        if visit.hasLeft { process?.waiting.leave() }
    }

    /// Handles one event and tells whether a message came up, so that it took time.
    private mutating func handle(_ name: String, visit: inout ISmartNewsVisit) throws(ClientCrash) -> Bool {
        guard let process, process.isActive, !process.isBusy else {
            return visit.report.decline(process?.isBusy == true ? .messageOnScreen : .appNotActive)
        }
        self.process?.currentEvent = name
        let isActivation = name == ISmartNewsEventName.activate
        if isActivation, !process.hasResigned { return visit.report.decline(.activationOfLaunch) }
        let isUnknown = version == .v496 ? !store.knows(name) : store.events.isEmpty
        var active: [ISmartNewsEvent] = []
        if !isUnknown || !isActivation {
            active = try step(name)
            if active.isEmpty {
                return visit.report.decline(store.knows(name) ? .eventNotOn : .eventUnknown)
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
        for place in store.events.indices where ISmartNewsEventName.areOne(store.events[place].name, name) {
            guard let isOn = store.events[place].pattern.step() else {
                throw ClientCrash("a pattern of zeros only hangs the app")
            }
            if isOn { active.append(store.events[place]) }
        }
        return active
    }
}
