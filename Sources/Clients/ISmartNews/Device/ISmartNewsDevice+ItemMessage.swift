import Foundation

extension ISmartNewsDevice {
    /// What the item at the place shows next; nil if it has no address to show.
    mutating func message(at place: Int, range: String?) throws(ClientCrash) -> ISmartNewsMessage? {
        let definition = store.items[place].definition
        guard let address = store.items[place].nextAddress(version: version) else { return nil }
        let removeAds = definition.addresses.removeAds ?? ""
        var message = try address.message(version: version)
        message.queue = definition.queue
        message.item = ISmartNewsItemPart(
            uuid: definition.uuid, rangeUUID: range, delay: definition.delay,
            removeAds: removeAds.isEmpty ? nil : removeAds, priority: definition.priority)
        return message
    }
}

extension ISmartNewsAddress {
    /// What is shown of it.
    func message(version: ISmartNewsVersion) throws(ClientCrash) -> ISmartNewsMessage {
        switch self {
        case .alert(_, let alert): Self.completed(alert.texts)
        case .page(let text): try Self.page(text, version: version)
        }
    }

    private static func page(_ text: String, version: ISmartNewsVersion) throws(ClientCrash) -> ISmartNewsMessage {
        let parts = ISmartNewsAddressParts(text)
        if parts?.host == alertHost {
            let texts = try fields(parts?.query ?? "")
            guard texts[.text] != nil else { throw ClientCrash("an alert's address has no text") }
            return completed(texts)
        }
        var message = ISmartNewsMessage()
        message.texts[.text] = text
        message.kind = version == .v496 && parts?.host == actionHost ? .action : .web
        return message
    }

    /// An alert of an item: OK needs a link, and Cancel stands in where no button is; a link alone counts as none.
    private static func completed(_ texts: [ISmartNewsMessage.Field: String]) -> ISmartNewsMessage {
        var message = ISmartNewsMessage()
        for field in [.title, .text, .link, .cancel, .review, .remind] as [ISmartNewsMessage.Field] {
            message.texts[field] = texts[field]
        }
        if texts[.link] != nil { message.texts[.ok] = texts[.ok] }
        let buttons: [ISmartNewsMessage.Field] = [.ok, .cancel, .review, .remind]
        if buttons.allSatisfy({ message.texts[$0] == nil }) { message.texts[.cancel] = "default" }
        return message
    }

    /// The fields of an alert in a query; escapes that are not complete crash the client.
    private static func fields(_ query: String) throws(ClientCrash) -> [ISmartNewsMessage.Field: String] {
        var texts: [ISmartNewsMessage.Field: String] = [:]
        for word in query.components(separatedBy: "&") {
            let parts = word.components(separatedBy: "=")
            guard parts.count >= 2 else { continue }
            guard let text = parts.dropFirst().joined(separator: "=").removingPercentEncoding else {
                throw ClientCrash("the query of an alert's address is not escaped twice")
            }
            if let field = ISmartNewsMessage.Field.allCases.first(where: { $0.name == parts[0] }) {
                texts[field] = text
            }
        }
        return texts
    }
}
