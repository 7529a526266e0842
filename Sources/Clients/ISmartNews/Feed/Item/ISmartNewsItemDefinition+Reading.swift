import Foundation

extension ISmartNewsItemDefinition {
    /// The item in a `meta` section that is neither ignored nor too early; nil if it is rejected.
    init?(_ section: ISmartNewsDictionary, context: ISmartNewsContext) throws(ClientCrash) {
        let given = context.value("uuid", in: section)
        let section = Self.filled(section, uuid: given?.string, context: context)
        let entries = try ISmartNewsAddressEntries(section, context: context)
        guard !entries.kept.isEmpty,
            let uuid = given?.string?.trimmingCharacters(in: .whitespacesAndNewlines), !uuid.isEmpty
        else { return nil }
        let is496 = context.version == .v496
        // The one key that the client reads as it stands, without a look at language, region or device.
        let usesLocalTime = is496 && ISmartNewsNumber(section.values["uselocaltime"])?.isTrue == true
        guard let ranges = Self.ranges(section, uuid: uuid, context: context, usesLocalTime: usesLocalTime),
            let start = Self.date("start", in: section, context: context, usesLocalTime: usesLocalTime),
            let end = Self.date("end", in: section, context: context, usesLocalTime: usesLocalTime)
        else { return nil }
        if let start = start.date, let end = end.date, start >= end { return nil }
        self.uuid = uuid
        addresses = try ISmartNewsAddressList(entries, of: section, context: context)
        self.ranges = ranges
        self.start = start.date
        self.end = end.date
        priority = context.number("priority", in: section)
        pause = ISmartNewsPause(context.value("minshowinterval", in: section))
        oncePerVersion = ISmartNewsOnce(context.value("onceperversion", in: section))
        oncePerInstall = is496 ? ISmartNewsOnce(context.value("onceperinstall", in: section)) : nil
        showsOnlyIfUpgrade = context.number("showonlyifupgrade", in: section)?.isTrue == true
        queue = ISmartNewsMessage.queue(context.value("queue", in: section))
        delay = Self.delay(section, context: context)
        fixesAddress = is496 && Self.isPositive(context.value("fixurl", in: section))
        segments = is496 ? Self.segments(context.value("segment", in: section)) : []
        isForNoApp = is496 && Self.hasOnlyBars(context.value("showifapps", in: section))
    }

    /// What reserved uuids get where the feed says nothing.
    private static func filled(
        _ section: ISmartNewsDictionary, uuid: String?, context: ISmartNewsContext
    ) -> ISmartNewsDictionary {
        var result = section
        func fill(_ key: String, with value: PropertyValue) {
            if context.value(key, in: result) == nil { result = result.filling(key, with: value) }
        }
        switch uuid.flatMap(ISmartNewsReservedItem.init(rawValue:)) {
        case .review: fill("onceperversion", with: "cancel|review|ok")
        case .whatIsNew:
            fill("onceperversion", with: "cancel|ok")
            fill("showonlyifupgrade", with: true)
        case nil:
            if uuid == "subscribe" || uuid?.hasPrefix("subscribe_") == true {
                fill("onceperinstall", with: "cancel|ok")
            }
        }
        return result
    }

    private static func ranges(
        _ section: ISmartNewsDictionary, uuid: String, context: ISmartNewsContext, usesLocalTime: Bool
    ) -> [ISmartNewsRangeDefinition]? {
        guard let value = context.value("dates", in: section) else { return [] }
        guard let dates = value.array else { return nil }
        return ISmartNewsRangeDefinition.ranges(
            in: dates, itemUUID: uuid, context: context, usesLocalTime: usesLocalTime)
    }

    /// The date under the key, `.null` if there is none; nil if there is something else.
    private static func date(
        _ key: String, in section: ISmartNewsDictionary, context: ISmartNewsContext, usesLocalTime: Bool
    ) -> PropertyValue? {
        guard let value = context.value(key, in: section) else { return .null }
        return value.date.map { .date(context.date($0, usesLocalTime: usesLocalTime)) }
    }

    /// The least delay; the client adds a random part below the greatest, which is 60 at most.
    private static func delay(_ section: ISmartNewsDictionary, context: ISmartNewsContext) -> Int64 {
        guard let least = context.number("mindelay", in: section),
            let greatest = context.number("maxdelay", in: section),
            least.low32 >= 0, least.low32 <= min(greatest.low32, 60)
        else { return 0 }
        return Int64(least.low32)
    }

    private static func isPositive(_ value: PropertyValue?) -> Bool {
        if let number = ISmartNewsNumber(value) { return number.isTrue }
        return (value?.string).map { ISmartNewsText.wholeNumber($0) > 0 } ?? false
    }

    /// Whether names between bars, in a text or several, are all empty; an empty text alone is none.
    private static func hasOnlyBars(_ value: PropertyValue?) -> Bool {
        let texts: [String] = value?.string.map { [$0] } ?? value?.array?.compactMap(\.string) ?? []
        let names = texts.flatMap(ISmartNewsText.parts)
        return names.count > 1 && names.allSatisfy(\.isEmpty)
    }

    private static func segments(_ value: PropertyValue?) -> [String] {
        value?.string.map(ISmartNewsText.parts)?.filter { !$0.isEmpty } ?? []
    }
}
