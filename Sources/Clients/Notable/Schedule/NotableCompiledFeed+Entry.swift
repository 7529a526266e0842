extension NotableCompiledFeed.Entry {
    /// Tries a notification's conditions for every band of builds, with the code that the device runs.
    init(_ definition: NotableDefinition, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        self.init(crash: nil, axis, surroundings)
        let looksAtBuild = (definition.all + definition.any).contains { $0.name == "appVersionLessThan" }
        do throws(ClientCrash) {
            for band in axis.bands {
                if !looksAtBuild, band > axis.bands.lowerBound {
                    holds[band] = holds[band - 1]
                    holdsAgain[band] = holdsAgain[band - 1]
                    failures[band] = failures[band - 1]
                    continue
                }
                let build = NumericVersion(axis.representative(of: band))
                for (place, surrounding) in surroundings.enumerated() {
                    let device = surrounding.device(build: build)
                    let failure = try definition.failure(device, NotableCompiledFeed.neverDisplayed)
                    failures[band][place] = failure
                    holds[band][place] = failure == nil
                    holdsAgain[band][place] =
                        try definition.failure(device, NotableCompiledFeed.justDisplayed) == nil
                }
            }
        } catch {
            crash = error.reason
        }
    }

    /// A notification of which nothing holds.
    init(crash: String?, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        let count = axis.bands.upperBound
        let none = [Bool](repeating: false, count: surroundings.count)
        holds = [[Bool]](repeating: none, count: count)
        holdsAgain = holds
        failures = [[String?]](repeating: [String?](repeating: nil, count: surroundings.count), count: count)
        self.crash = crash
    }
}

extension NotableDefinition {
    /// Why a device with that record does not show the notification; nil if it does.
    fileprivate func failure(
        _ surroundings: NotableSurroundings, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> String? {
        if view(entry) == nil { return "its entry names no view" }
        guard try !isSatisfied(surroundings, record) else { return nil }
        for condition in all where try !condition.holds(surroundings, record) {
            return "\(condition.name) \(JSONWriter().text(condition.value)) does not hold"
        }
        return "none of the conditions of “any” holds"
    }
}
