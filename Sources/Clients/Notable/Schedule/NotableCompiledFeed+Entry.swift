extension NotableCompiledFeed.Entry {
    /// Tries a notification's conditions for every band of builds, with the code that the device runs.
    init(_ definition: NotableDefinition, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        self.init(crash: nil, axis, surroundings)
        // Within one of these ranges every build is answered alike.
        for bands in Self.ranges(of: definition, axis) {
            let build = NumericVersion(axis.representative(of: bands.lowerBound))
            for (place, surrounding) in surroundings.enumerated() {
                let device = surrounding.device(build: build)
                do throws(ClientCrash) {
                    let failure = try definition.failure(device, NotableCompiledFeed.neverDisplayed)
                    let again = try definition.failure(device, NotableCompiledFeed.justDisplayed) == nil
                    for band in bands {
                        failures[band][place] = failure
                        holds[band][place] = failure == nil
                        holdsAgain[band][place] = again
                    }
                } catch {
                    // A value of the wrong type crashes only where its condition is reached.
                    for band in bands { crashes[band][place] = error.reason }
                    crashesAny = true
                }
            }
        }
    }

    /// The bands between the builds that a notification names: each from one of them up to, but not, the next.
    private static func ranges(of definition: NotableDefinition, _ axis: VersionAxis) -> [Range<Int>] {
        let named = (definition.all + definition.any).filter { $0.name == "appVersionLessThan" }
            .compactMap(\.value.string).map(axis.band).filter { $0 > axis.bands.lowerBound }
        let starts = [axis.bands.lowerBound] + Set(named).sorted()
        return zip(starts, starts.dropFirst() + [axis.bands.upperBound]).map { $0..<$1 }
    }

    /// A notification of which nothing holds, or that crashes every app.
    init(crash: String?, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        let count = axis.bands.upperBound
        let none = [Bool](repeating: false, count: surroundings.count)
        holds = [[Bool]](repeating: none, count: count)
        holdsAgain = holds
        failures = [[String?]](repeating: [String?](repeating: nil, count: surroundings.count), count: count)
        crashes = [[String?]](repeating: [String?](repeating: crash, count: surroundings.count), count: count)
        crashesAny = crash != nil
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
