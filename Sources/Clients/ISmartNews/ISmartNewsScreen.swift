import Campaigns

extension ISmartNewsClient {
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let elements = feed.propertyList?.array,
            let localization = ISmartNewsLookup.localization(locale, version: settings.clientVersion)
        else { return [] }
        return elements.compactMap { element in
            let source = FeedExcerpt(.propertyList, element.dictionary ?? [])
            let isItem = element["meta"] != nil
            let read = ISmartNewsLookup(element["meta"] ?? element, localization)
            guard let read else { return nil }
            return isItem
                ? item(read, source: source, locale: locale, file: file)
                : message(read, source: source, locale: locale, file: file)
        }
    }

    private func message(
        _ message: ISmartNewsLookup, source: FeedExcerpt, locale: String, file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        let text = message.text("text")
        guard let name = message.text("title") ?? text else { return nil }
        let isPage = message.text("type") == Self.webType
        return FeedMessage(
            identity: name,
            screen: isPage
                ? .webPanel(panel(at: text ?? "", file: file))
                : .alert(alert(of: message, isInline: false, locale: locale)),
            window: Window(start: message["start"]?.date, end: message["end"]?.date),
            conditions: Self.conditions(of: message, ["repeat", "always", "counter", "firstshowinterval", "queue"]),
            source: source)
    }

    private func item(
        _ item: ISmartNewsLookup, source: FeedExcerpt, locale: String, file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        guard let uuid = item.text("uuid"), item["ignore"]?.isTrue != true else { return nil }
        let entries = item["urls"]?.array?.compactMap(\.string).map(ISmartNewsBlockAddress.init) ?? []
        let addresses = entries.filter { !$0.isIgnored }.compactMap(\.addresses.last)
        guard let address = addresses.first else { return nil }
        var screen = Screen.webPanel(panel(at: address, file: file))
        if address.hasPrefix(Self.alertHost) {
            let path = address.dropFirst(Self.alertHost.count - 1).prefix { $0 != "?" && $0 != "#" }
            guard let inline = item.nested(String(path)) else { return nil }
            screen = .alert(alert(of: inline, isInline: true, locale: locale))
        }
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

    func panel(at address: String, file: (String) -> [UInt8]?) -> Screen.WebPanel {
        let base = context.configuration.production.baseURL
        let path = !base.isEmpty && address.hasPrefix(base) ? "feeds/" + address.dropFirst(base.count) : nil
        let html = path.flatMap(file)
        return Screen.WebPanel(address: address, path: path, content: html.map(PageContentReader.read))
    }

    /// When an item is shown: its one range, or its own bounds beside several.
    private func window(of item: ISmartNewsLookup, ranges: [PropertyValue]) -> Window {
        if ranges.count == 1, let start = ranges[0]["start"]?.date, let end = ranges[0]["end"]?.date {
            return Window(
                start: start == ISmartNewsRangeLimits.first ? nil : start,
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
