import Campaigns

extension NotableClient {
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let notifications = feed.encodedJSON?.dictionary else { return [] }
        return notifications.compactMap { notification in
            banner(of: notification.value, file: file).map { banner in
                FeedMessage(
                    identity: notification.key, screen: .banner(banner),
                    conditions: conditions(of: notification.value),
                    source: FeedExcerpt(.json, [notification]))
            }
        }
    }

    /// The views, the one that comes first in front; nil where that is none of them, so that nothing is ever shown.
    private func banner(of notification: PropertyValue, file: (String) -> [UInt8]?) -> Screen.Banner? {
        let entry = notification["entry"]?.string ?? ""
        var views = (notification["views"]?.dictionary ?? []).map { view(named: $0.key, $0.value, file: file) }
        // By bytes, as the library compares them.
        guard let place = views.firstIndex(where: { $0.name.utf8.elementsEqual(entry.utf8) }) else { return nil }
        views.insert(views.remove(at: place), at: 0)
        return Screen.Banner(views: views)
    }

    /// The place below `public/` of what stands at an address; nil where that is not ours.
    func path(of address: String) -> String? {
        ServedFolder.path(at: address, base: context.configuration.production.baseURL)
    }

    /// A view as a control file or a device's report describes it.
    func view(named name: String, _ value: PropertyValue, file: (String) -> [UInt8]?) -> Screen.View {
        let address = value["file"]?.string ?? ""
        let path = path(of: address)
        return Screen.View(
            name: name, address: address, path: path,
            height: value["height"].flatMap(NotableNumber.float).map(Double.init),
            isAtTop: value["origin"]?.string == NotableBlockView.Origin.top.rawValue,
            content: path.flatMap(file).map(PageContentReader.read))
    }

    private func conditions(of notification: PropertyValue) -> [FeedMessage.Condition] {
        ["all", "any"].flatMap { group in
            (notification["conditions"]?[group]?.dictionary ?? []).map { condition in
                FeedMessage.Condition(
                    group == "all" ? condition.key : "\(group).\(condition.key)",
                    condition.value.string ?? JSONWriter().text(condition.value))
            }
        }
    }
}
