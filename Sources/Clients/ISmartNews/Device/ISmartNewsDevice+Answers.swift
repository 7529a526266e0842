import Campaigns
import Foundation

extension ISmartNewsDevice {
    /// The address of the app in the store, as recorded journeys name it; 2.0.1 opens it for a review.
    static let storeAddress = "http://review.example/1"

    /// Takes an answer that closes a message.
    ///
    /// What was displayed decides on the item, what the client takes for current on the cache and the link.
    mutating func take(
        _ answer: ISmartNewsAnswer, to displayed: ISmartNewsMessage, current listed: ISmartNewsListedMessage,
        visit: inout ISmartNewsVisit
    ) {
        let current = listed.message
        if let item = displayed.item { close(item.uuid, by: answer, at: visit.now) }
        if current.isSpent(by: answer), let identity = listed.identity { store.shown.insert(identity) }
        switch answer {
        case .ok: open(current.texts[.link], visit: &visit)
        case .review where displayed.kind == .alert && version == .v201:
            visit.report.opened.append(Self.storeAddress)
        case .removeAds: removeAds(current.item?.removeAds, on: displayed, visit: &visit)
        default: break
        }
    }

    /// Notes that an item was closed, and retires it if the answer is one of those that do.
    private mutating func close(_ uuid: String, by answer: ISmartNewsAnswer, at now: Instant) {
        guard let place = store.place(of: uuid), let build = process?.settings.build else { return }
        let conditions = answer.conditions(version: version)
        guard !conditions.isEmpty else { return }
        store.items[place].lastClosed = now
        let definition = store.items[place].definition
        if let once = definition.oncePerVersion {
            guard let met = conditions.first(where: once.isMet) else { return }
            store.items[place].retiredInVersion = build
            store.items[place].retiredBy = met
        } else if let once = definition.oncePerInstall, conditions.contains(where: once.isMet) {
            store.items[place].isRetired = true
        }
    }

    /// Opens the address of the button that removes advertisements; `app` means that the app does it itself.
    ///
    /// 2.0.1 puts the page's address where the action asks for it. 4.9.6 does so when the page has gone and the next message
    /// has its turn.
    private func removeAds(_ action: String?, on page: ISmartNewsMessage, visit: inout ISmartNewsVisit) {
        guard let action, action.lowercased() != "app" else { return }
        visit.removal = action
        if version == .v201 { removeAds(before: page, visit: &visit) }
    }

    /// Opens the address that waits, with that of the message that comes up in place of `${URL}`; where that has none, and
    /// where nothing comes up, with a word that stands for alerts.
    func removeAds(before next: ISmartNewsMessage?, visit: inout ISmartNewsVisit) {
        guard let action = visit.removal, let settings = process?.settings else { return }
        visit.removal = nil
        let text = next.flatMap { $0.kind == .alert ? nil : $0.texts[.text] }
        let own = text.flatMap { text in
            ISmartNewsAddress.isAccepted(text)
                ? text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) : nil
        }
        let address = action.replacingOccurrences(of: "${URL}", with: own ?? "alert")
        if settings.canOpen(address) { visit.report.opened.append(address) }
    }

    private func open(_ link: String?, visit: inout ISmartNewsVisit) {
        guard let link, let settings = process?.settings, settings.canOpen(link) else { return }
        let scheme = link.prefix { $0 != ":" }.lowercased()
        let host = ISmartNewsAddressParts(link)?.host.lowercased() ?? ""
        let isCallback = ["callback", "callquietly"].contains { scheme.hasPrefix($0) || host == "\($0).io" }
        if version == .v201 || !isCallback { visit.report.opened.append(link) }
    }
}
