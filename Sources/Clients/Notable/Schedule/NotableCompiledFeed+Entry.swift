extension NotableCompiledFeed.Entry {
    /// Tries a notification's conditions for every band of builds, with the code that the device runs.
    init(_ definition: NotableDefinition, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        self.init(starts: [], answers: [], crashesAny: false)
        // From one of these bands up to the next every build is answered alike.
        for start in Self.starts(of: definition, axis) {
            let build = NumericVersion(axis.representative(of: start))
            let answers = surroundings.map { surrounding in
                NotableCompiledFeed.Answer(definition, surrounding.device(build: build)) {
                    Self.isEverDisplayed(definition, axis, surroundings)
                }
            }
            // Bounds that make no difference leave no trace, so that alike feeds are equal.
            if answers == self.answers.last { continue }
            starts.append(start)
            self.answers.append(answers)
            crashesAny = crashesAny || answers.contains { $0.crash != nil }
        }
    }

    /// Whether its turn ever comes, with some build in some surrounding.
    private static func isEverDisplayed(
        _ definition: NotableDefinition, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]
    ) -> Bool {
        starts(of: definition, axis).contains { start in
            let build = NumericVersion(axis.representative(of: start))
            return surroundings.contains { surrounding in
                let failure = try? definition.failure(
                    surrounding.device(build: build), NotableCompiledFeed.neverDisplayed)
                return failure == .some(nil)
            }
        }
    }

    /// The first band, and those of the builds that a notification names.
    private static func starts(of definition: NotableDefinition, _ axis: VersionAxis) -> [Int] {
        var starts = [axis.bands.lowerBound]
        for condition in definition.all + definition.any where condition.kind == .appVersionLessThan {
            guard let band = condition.value.string.map(axis.band), band > axis.bands.lowerBound else { continue }
            starts.append(band)
        }
        return starts.count == 1 ? starts : Set(starts).sorted()
    }

    /// A notification of which nothing holds, or that crashes every app.
    init(crash: String, _ axis: VersionAxis, _ surroundings: [NotableScheduleSurroundings]) {
        let answer = NotableCompiledFeed.Answer(crash: crash)
        self.init(
            starts: [axis.bands.lowerBound], answers: [surroundings.map { _ in answer }], crashesAny: true)
    }
}

extension NotableCompiledFeed.Answer {
    /// The answer of a device, before and after a display, which may never come.
    fileprivate init(
        _ definition: NotableDefinition, _ device: NotableSurroundings, isEverDisplayed: () -> Bool
    ) {
        // A value of the wrong type crashes only where its condition is reached.
        let failure: DeviceReason?
        do throws(ClientCrash) {
            failure = try definition.failure(device, NotableCompiledFeed.neverDisplayed)
        } catch {
            self.init(crash: error.reason)
            return
        }
        self.init(holds: failure == nil, failure: failure)
        do throws(ClientCrash) {
            for launches in definition.pauses
            where try definition.failure(device, NotableCompiledFeed.displayed(launches: launches)) == nil {
                pause = launches
                break
            }
        } catch {
            if isEverDisplayed() { self = Self(crash: error.reason) }
        }
        guard crash == nil, holds || pause != nil else { return }
        do throws(ClientCrash) {
            try definition.view(definition.entry)?.load()
        } catch {
            displayCrash = error.reason
        }
    }
}

extension NotableDefinition {
    /// After how many launches another display may come: after one, and where a minimum is passed.
    fileprivate var pauses: [Int] {
        let minima = (all + any).compactMap(\.launches)
        return [1] + minima.filter { 0 < $0 && $0 < NotableCrowd.longestPause }.map { Int($0) + 1 }.sorted()
    }

    /// Why a device with that record does not show the notification; nil if it does.
    fileprivate func failure(
        _ surroundings: NotableSurroundings, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> DeviceReason? {
        if try isSatisfied(surroundings, record) {
            return view(entry) == nil ? NotableMessageReason.noView(named: entry) : nil
        }
        for condition in all where try !condition.holds(surroundings, record) {
            return NotableMessageReason.unsatisfied(condition)
        }
        return NotableMessageReason.none(of: any)
    }
}
