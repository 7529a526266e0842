import Campaigns

/// What comes of a message on the screen, by what users do with it: a bit for each of their answers.
struct ISmartNewsForecastEffects: BitwiseCopyable {
    /// Those that leave it there, so that nothing follows.
    var stays: UInt8 = 0
    /// Those by which a display counts in a range.
    var counts: UInt8 = 0
    /// Those after which a classic message is not shown again.
    var spends: UInt8 = 0
    /// Those that close an item, whose pause begins.
    var closes: UInt8 = 0
    /// Those that retire an item, and those of them that are a review of which the client takes note.
    var retires: UInt8 = 0
    var reviews: UInt8 = 0

    /// What comes of a message; nil where that is not in these bits.
    ///
    /// - Parameter item: the item that shows it, if one does.
    init?(
        _ message: ISmartNewsMessage, item: ISmartNewsForecastParts.Item? = nil, of client: ISmartNewsClient,
        on phone: ISmartNewsContext,
        in space: SimulatedSpace
    ) {
        let screen = ISmartNewsAppearance(message, language: phone.localization.language, version: phone.version)
        if screen == .stuck || message.hasBrokenStyle { return nil }
        let result: PropertyValue = ["shown": [screen.value(answer: .none, delay: 0)]]
        for response in UserResponse.allCases {
            let given = client.answer(response, to: result, in: space).first?.value.array?.first?.string
            // What is not answered is cancelled.
            let answer = screen.answer(given.flatMap(ISmartNewsAnswer.init) ?? .cancel, version: phone.version)
            let conditions = answer.conditions(version: phone.version)
            switch answer {
            case .background: return nil
            case .none: stays |= response.bit
            default: break
            }
            if answer != .fail { counts |= response.bit }
            if message.isSpent(by: answer) { spends |= response.bit }
            if !conditions.isEmpty { closes |= response.bit }
            guard let item, let once = item.definition.once, let met = conditions.first(where: once.isMet) else {
                continue
            }
            retires |= response.bit
            if item.notesReviews, met == "review" { reviews |= response.bit }
        }
    }
}
