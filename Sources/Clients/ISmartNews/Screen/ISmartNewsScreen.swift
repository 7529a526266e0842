import Campaigns

extension ISmartNewsClient {
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let elements = feed.propertyList?.array else { return [] }
        let phone = settledContext(locale: locale)
        return elements.compactMap { element in
            let source = FeedExcerpt(.propertyList, element.dictionary ?? [])
            let isItem = element["meta"] != nil
            let read = ISmartNewsLookup(element["meta"] ?? element, phone.localization)
            guard let read else { return nil }
            return isItem
                ? item(read, on: phone, source: source, locale: locale, file: file)
                : message(read, source: source, locale: locale, file: file)
        }
    }

    private func message(
        _ message: ISmartNewsLookup, source: FeedExcerpt, locale: String, file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        let text = message.text("text")
        guard let name = message.text("title") ?? text else { return nil }
        let screen: Screen
        switch message.text("type") {
        case Self.webType:
            screen = .webPanel(
                panel(
                    at: text ?? "", of: message, isStill: ISmartNewsStyle.waits(message: message["style"]), file: file))
        case ISmartNewsMessage.actionType where settings.clientVersion == .v496:
            screen = .webPanel(Self.action(at: text ?? ""))
        default: screen = .alert(alert(of: message, isInline: false, locale: locale))
        }
        return FeedMessage(
            identity: name, screen: screen,
            window: Window(start: message["start"]?.date, end: message["end"]?.date),
            conditions: Self.conditions(of: message, ["repeat", "always", "counter", "firstshowinterval", "queue"]),
            source: source)
    }

    private func item(
        _ item: ISmartNewsLookup, on phone: ISmartNewsContext, source: FeedExcerpt, locale: String,
        file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        guard let uuid = item.text("uuid"), item["ignore"]?.isTrue != true,
            let screen = screen(of: item, on: phone, locale: locale, file: file)
        else { return nil }
        let ranges = item["dates"]?.array ?? []
        return FeedMessage(
            identity: uuid, screen: screen, window: window(of: item, ranges: ranges),
            conditions: Self.conditions(of: ranges)
                + Self.conditions(
                    of: item,
                    [
                        "events", "onceperversion", "onceperinstall", "minshowinterval", "firstshowinterval",
                        "showonlyifupgrade", "priority", "segment", "queue",
                    ]) + Self.systemConditions(of: item),
            source: source)
    }

    /// What an item shows first; nil where that is nothing, or crashes the app.
    private func screen(
        of item: ISmartNewsLookup, on phone: ISmartNewsContext, locale: String, file: (String) -> [UInt8]?
    ) -> Screen? {
        guard let entries = try? ISmartNewsAddressEntries(item.dictionary, context: phone),
            let addresses = try? ISmartNewsAddressList(entries, of: item.dictionary, context: phone),
            let address = addresses.first
        else { return nil }
        switch address {
        case .alert(let address, _):
            // Under its path as it is: no variant of that is looked for.
            guard let parts = ISmartNewsAddressParts(address), let inline = item.dictionary(under: parts.path) else {
                return nil
            }
            return .alert(alert(of: inline, isInline: true, locale: locale))
        case .page(let text):
            guard let message = try? address.message(version: phone.version) else { return nil }
            switch message.kind {
            case .web:
                let removesAds = addresses.removeAds?.isEmpty == false
                return .webPanel(
                    panel(
                        at: text, of: item, isStill: ISmartNewsStyle.waits(item: item["style"]), removesAds: removesAds,
                        file: file))
            case .action: return .webPanel(Self.action(at: text))
            case .alert:
                let texts = message.texts.map { PropertyValue.Entry($0.key.rawValue, .string($0.value)) }
                return ISmartNewsLookup(.dictionary(texts), phone.localization).map {
                    .alert(alert(of: $0, isInline: true, locale: locale))
                }
            }
        }
    }

    /// A panel with the page at an address.
    ///
    /// - Parameters:
    ///   - message: what says how the page is shown; nil: only what is on it is of interest.
    ///   - isStill: whether a sign is shown while it loads. What that does to scrolling the page cannot take back.
    ///   - removesAds: whether it has a button for that.
    func panel(
        at address: String, of message: ISmartNewsLookup? = nil, isStill: Bool = false, removesAds: Bool = false,
        file: (String) -> [UInt8]?
    ) -> Screen.WebPanel {
        let path = ServedFolder.path(at: address, base: context.configuration.production.baseURL)
        let html = path.flatMap(file)
        return Screen.WebPanel(
            address: address, path: path, content: html.map(PageContentReader.read),
            isStill: settings.clientVersion == .v496 && isStill,
            holds: message.flatMap(Self.hold), removesAds: removesAds, callsApp: settings.clientVersion == .v496)
    }

    /// An address for which the library acts instead of showing a page.
    private static func action(at address: String) -> Screen.WebPanel {
        Screen.WebPanel(
            address: address, path: nil, content: nil,
            note: ISmartNewsAddress.opensReview(address)
                ? "It shows nothing of its own: it opens the app's review in the store."
                : "It shows nothing, and counts as failed.")
    }

    /// How phones turn for a page: upright, unless it names a way to hold them sideways.
    private static func hold(_ message: ISmartNewsLookup) -> Screen.WebPanel.Hold? {
        if message["allowalliphoneorientations"]?.isTrue == true { return nil }
        let names = Set((message.text("orientations") ?? "").lowercased().split(separator: "|"))
        guard names.isDisjoint(with: ["left", "right", "landscape", "all"]) else {
            return names.isDisjoint(with: ["up", "down", "portrait", "all"]) ? .sideways : nil
        }
        return .upright
    }

    /// When an item is shown: its one range, or its own bounds beside several.
    private func window(of item: ISmartNewsLookup, ranges: [PropertyValue]) -> Window {
        if ranges.count == 1, let start = ranges[0]["start"]?.date, let end = ranges[0]["end"]?.date {
            let open = ISmartNewsRangeLimits.start(isCounted: ranges[0]["shownlimit"] != nil)
            return Window(
                start: start == open ? nil : start,
                end: end == ISmartNewsRangeLimits.last ? nil : end)
        }
        return Window(start: item["start"]?.date, end: item["end"]?.date)
    }
}

extension PropertyValue {
    /// Whether it counts as true to the library.
    fileprivate var isTrue: Bool {
        boolean ?? number.map { $0 != 0 } ?? false
    }
}
