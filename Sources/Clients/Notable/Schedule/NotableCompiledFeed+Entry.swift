extension NotableCompiledFeed.Entry {
    /// Tries a notification's conditions for every band of builds, with the code that the device runs.
    init(_ definition: NotableDefinition, _ axis: VersionAxis, _ occasions: [NotableCompiledFeed.Occasion]) {
        self.init(starts: [], answers: [], crashesAny: false)
        // From one of these bands up to the next every build is answered alike.
        for start in Self.starts(of: definition, axis) {
            let build = NumericVersion(axis.representative(of: start))
            let answers = occasions.map { occasion in
                NotableCompiledFeed.Answer(definition, occasion.context(build: build)) {
                    Self.isEverDisplayed(definition, axis, occasions)
                }
            }
            // Bounds that make no difference leave no trace, so that alike feeds are equal.
            if answers == self.answers.last { continue }
            starts.append(start)
            self.answers.append(answers)
            crashesAny = crashesAny || answers.contains { $0.crash != nil }
        }
    }

    /// Whether its turn ever comes, with some build on some occasion.
    private static func isEverDisplayed(
        _ definition: NotableDefinition, _ axis: VersionAxis, _ occasions: [NotableCompiledFeed.Occasion]
    ) -> Bool {
        starts(of: definition, axis).contains { start in
            let build = NumericVersion(axis.representative(of: start))
            return occasions.contains { occasion in
                let failure = try? definition.failure(
                    occasion.context(build: build), NotableCompiledFeed.neverDisplayed)
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
    init(crash: String, _ axis: VersionAxis, _ occasions: [NotableCompiledFeed.Occasion]) {
        let answer = NotableCompiledFeed.Answer(crash: crash)
        self.init(
            starts: [axis.bands.lowerBound], answers: [occasions.map { _ in answer }], crashesAny: true)
    }
}

extension NotableCompiledFeed.Answer {
    /// The answer of a device, before and after a display, which may never come.
    fileprivate init(
        _ definition: NotableDefinition, _ context: NotableContext, isEverDisplayed: () -> Bool
    ) {
        // A value of the wrong type crashes only where its condition is reached.
        let failure: DeviceReason?
        do throws(ClientCrash) {
            failure = try definition.failure(context, NotableCompiledFeed.neverDisplayed)
        } catch {
            self.init(crash: error.reason)
            return
        }
        self.init(holds: failure == nil, failure: failure)
        do throws(ClientCrash) {
            for launches in definition.pauses
            where try definition.failure(context, NotableCompiledFeed.displayed(launches: launches)) == nil {
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
        _ context: NotableContext, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> DeviceReason? {
        if try isSatisfied(context, record) {
            return view(entry) == nil ? NotableMessageReason.noView(named: entry) : nil
        }
        for condition in all where try !condition.holds(context, record) {
            return NotableMessageReason.unsatisfied(condition)
        }
        return NotableMessageReason.none(of: any)
    }
}
