import Files

/// A Notable control file prepared for schedules: for each notification, in which networks and on which systems its
/// conditions hold.
struct NotableCompiledFeed: CompiledFeed {
    /// What decides whether a notification is shown.
    struct Entry: Equatable, Sendable {
        /// The first bands of runs of builds that are answered alike, ascending.
        var starts: [Int]
        /// The answers of each run, by occasion.
        var answers: [[Answer]]
        /// Whether it crashes any app.
        var crashesAny: Bool

        /// The answer for a band of builds on an occasion.
        func answer(band: Int, occasion: Int) -> Answer {
            answers[max(0, starts.countOfFront { $0 <= band } - 1)][occasion]
        }
    }

    /// What becomes of a notification for some builds on one occasion.
    struct Answer: Equatable, Sendable {
        /// Whether its conditions hold before it was ever displayed.
        var holds = false
        /// How many launches after a display they hold again, from 1 on; nil where they do not, or only after more than
        /// ``NotableCrowd/longestPause``.
        var pause: Int?
        /// Why it is not shown; nil where its conditions hold.
        var failure: DeviceReason?
        /// Why nothing of the file is shown while it is in it: it crashes the app; nil where it does not.
        var crash: String?
        /// Why the app crashes in place of displaying it, once it is its turn; nil where it does not.
        var displayCrash: String?
    }

    let versions: VersionAxis
    let occasions: [ScheduleOccasion]
    /// By place in the file.
    let entries: [Entry]

    var count: Int { entries.count }
}

extension NotableClient {
    func compiled(_ feed: FeedBody, locale: String) -> any CompiledFeed {
        let definitions = NotableReading.of(feed).definitions ?? []
        let conditions = definitions.flatMap { definition -> [NotableCondition] in
            guard case .success(let definition) = definition else { return [] }
            return definition.all + definition.any
        }
        let axis = VersionAxis(
            .build, bounds: conditions.filter { $0.kind == .appVersionLessThan }.compactMap(\.value.string))
        let occasions = NotableCompiledFeed.Occasion.distinguished(by: conditions)
        let entries = definitions.map { definition in
            switch definition {
            case .success(let definition): NotableCompiledFeed.Entry(definition, axis, occasions)
            case .failure(let crash): NotableCompiledFeed.Entry(crash: crash.reason, axis, occasions)
            }
        }
        return NotableCompiledFeed(versions: axis, occasions: occasions.map(\.words), entries: entries)
    }
}
