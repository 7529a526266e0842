import Campaigns

extension ISmartNewsClient {
    func screens(in feed: [UInt8], locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let elements = (try? PropertyListReader().read(feed))?.array else { return [] }
        let lookup = ISmartNewsLookup(locale: locale)
        return elements.compactMap { element in
            if let meta = element["meta"] {
                return item(meta.folded, source: element, locale: locale, lookup: lookup, file: file)
            }
            return message(element.folded, source: element, locale: locale, lookup: lookup, file: file)
        }
    }

    private func message(
        _ message: PropertyValue, source: PropertyValue, locale: String, lookup: ISmartNewsLookup,
        file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        let title = lookup.text("title", in: message)
        let text = lookup.text("text", in: message)
        guard let name = title ?? text else { return nil }
        let isPage = lookup.text("type", in: message) == Self.webType
        return FeedMessage(
            identity: name,
            screen: isPage
                ? .webPanel(panel(at: text ?? "", file: file))
                : .alert(alert(of: message, isInline: false, locale: locale, lookup: lookup)),
            window: Window(
                start: lookup.value("start", in: message)?.date, end: lookup.value("end", in: message)?.date),
            conditions: conditions(
                of: message, ["repeat", "always", "counter", "firstshowinterval", "queue"], lookup: lookup),
            source: PropertyListWriter.fragment(source.dictionary ?? []))
    }

    private func item(
        _ item: PropertyValue, source: PropertyValue, locale: String, lookup: ISmartNewsLookup,
        file: (String) -> [UInt8]?
    ) -> FeedMessage? {
        guard let uuid = lookup.text("uuid", in: item), lookup.value("ignore", in: item)?.isTrue != true else {
            return nil
        }
        let entries = lookup.value("urls", in: item)?.array?.compactMap(\.string).map(ISmartNewsBlockAddress.init) ?? []
        let addresses = entries.filter { !$0.isIgnored }.compactMap(\.addresses.last)
        guard let address = addresses.first else { return nil }
        var screen = Screen.webPanel(panel(at: address, file: file))
        if address.hasPrefix(Self.alertHost) {
            let path = address.dropFirst(Self.alertHost.count - 1).prefix { $0 != "?" && $0 != "#" }
            guard let inline = lookup.value(String(path), in: item) else { return nil }
            screen = .alert(alert(of: inline, isInline: true, locale: locale, lookup: lookup))
        }
        let ranges = lookup.value("dates", in: item)?.array ?? []
        return FeedMessage(
            identity: uuid, screen: screen, window: window(of: item, ranges: ranges, lookup: lookup),
            conditions: Self.conditions(of: ranges)
                + conditions(
                    of: item,
                    [
                        "events", "onceperversion", "onceperinstall", "minshowinterval",
                        "firstshowinterval", "showonlyifupgrade", "priority", "segment", "queue",
                    ], lookup: lookup) + Self.systemConditions(of: item),
            source: PropertyListWriter.fragment(source.dictionary ?? []))
    }

    private func panel(at address: String, file: (String) -> [UInt8]?) -> Screen.WebPanel {
        let base = context.configuration.production.baseURL
        let path = !base.isEmpty && address.hasPrefix(base) ? "feeds/" + address.dropFirst(base.count) : nil
        let html = path.flatMap(file)
        return Screen.WebPanel(address: address, path: path, content: html.flatMap(Self.content))
    }

    /// What can be read on a page of ours.
    private static func content(of html: [UInt8]) -> PageContent? {
        nil
    }

    /// When an item is shown: its one range, or its own bounds beside several.
    private func window(of item: PropertyValue, ranges: [PropertyValue], lookup: ISmartNewsLookup) -> Window {
        if ranges.count == 1, let start = ranges[0]["start"]?.date, let end = ranges[0]["end"]?.date {
            return Window(
                start: start == ISmartNewsRangeLimits.first ? nil : start,
                end: end == ISmartNewsRangeLimits.last ? nil : end)
        }
        return Window(start: lookup.value("start", in: item)?.date, end: lookup.value("end", in: item)?.date)
    }
}

extension PropertyValue {
    /// Whether it counts as true to the library.
    fileprivate var isTrue: Bool {
        boolean ?? number.map { $0 != 0 } ?? false
    }
}
