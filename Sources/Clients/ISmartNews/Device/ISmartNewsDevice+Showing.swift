import Campaigns
import Files

extension ISmartNewsDevice {
    /// Shows one message after the other and tells whether any came up.
    mutating func show(
        _ list: ISmartNewsMessageList, visit: inout ISmartNewsVisit
    ) throws(ClientCrash) -> Bool {
        var list = list
        if list.messages.isEmpty { return false }
        let (before, start) = (visit.report.shown.count, visit.elapsed)
        while let (listed, current) = try next(&list, visit: &visit) {
            let displayed = listed.message
            if displayed.hasBrokenStyle { throw ClientCrash("a page's style has something odd in `show_loading`") }
            removeAds(before: displayed, visit: &visit)
            let shownAt = visit.now
            visit.elapsed += displayed.item?.delay ?? 0
            let answer = present(listed, visit: &visit)
            if answer != .fail { countDisplay(displayed, at: shownAt) }
            switch answer {
            case .none:
                process?.isBusy = true
                process?.isOnScreen = true
                return true
            case .background:
                leave()
                // Leaving starts a download; the journey says when it arrives.
                process?.isDownloading = true
                visit.hasLeft = true
                return true
            default: take(answer, to: displayed, current: current, visit: &visit)
            }
            if answer == .fail, version == .v496 { visit.elapsed += process?.failures.fail(displayed) ?? 0 }
            if list.close() {
                process?.queueTimeouts = [:]
                removeAds(before: nil, visit: &visit)
                return true
            }
        }
        removeAds(before: nil, visit: &visit)
        // 2.0.1 does not end the event while a download is on its way, and so drops all that follow.
        if version == .v201, process?.isDownloading == true { process?.isBusy = true }
        return visit.report.shown.count > before || visit.elapsed > start
    }

    /// Puts a message on the screen and tells what the user does; what never appears is never answered.
    private mutating func present(_ listed: ISmartNewsListedMessage, visit: inout ISmartNewsVisit) -> ISmartNewsAnswer {
        let message = listed.message
        let screen = ISmartNewsAppearance(
            message, language: wordingLanguage(of: message), words: process?.settings.systemWords ?? .english,
            version: version)
        let answer = screen.answer(visit.nextAnswer, version: version)
        visit.displayed.append(listed)
        visit.report.pressedLabels.append(screen.label(of: answer))
        visit.report.shown.append(screen.value(answer: answer, delay: visit.elapsed))
        return answer
    }

    /// The language of the client's own words in a message. The client looks it up for the first of them, and does not see
    /// it change before the next launch.
    private mutating func wordingLanguage(of message: ISmartNewsMessage) -> String {
        let language = process?.wordingLanguage ?? process?.settings.localization.language ?? ""
        if message.kind == .alert, ISmartNewsAlert.hasWords(message) { process?.wordingLanguage = language }
        return language
    }

    /// Counts the display for the range; of ranges with the same uuid the client takes the last, of one without any none.
    private mutating func countDisplay(_ message: ISmartNewsMessage, at moment: Instant) {
        guard let item = message.item, let range = item.rangeUUID, !range.isEmpty,
            let place = store.place(of: item.uuid),
            let number = store.items[place].ranges.lastIndex(where: { $0.uuid.hasBytes(of: range) })
        else { return }
        store.items[place].ranges[number].shown &+= 1
        store.items[place].ranges[number].lastShown = moment
    }
}
