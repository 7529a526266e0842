import Campaigns

extension INotifyClient {
    func screens(in feed: [UInt8], locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let messages = (try? PropertyListReader().read(feed))?.dictionary else { return [] }
        return messages.map { message in
            FeedMessage(
                identity: message.key, screen: .alert(alert(of: message.value, locale: locale)),
                conditions: ["MinVersion", "MaxVersion"].compactMap { name in
                    message.value[name]?.string.map { FeedMessage.Condition(name, $0) }
                },
                source: PropertyListWriter.fragment([message]))
        }
    }

    private func alert(of message: PropertyValue, locale: String) -> Screen.Alert {
        let labels = context.configuration.app.labels
        let own = INotifyLabels.of(locale, version: settings.clientVersion)
        func label(_ button: AppLabels.Button, _ standard: String) -> String {
            labels.label(button, in: locale) ?? standard
        }
        let buttons: [Screen.Button]
        if let address = message["ActionURL"]?.string {
            let action = Screen.Button(
                message["ActionButton"]?.string ?? label(.action, own.action), opens: address)
            let remind = Screen.Button(label(.remind, own.remind))
            let ignore = Screen.Button(label(.ignore, own.ignore))
            buttons = settings.platform == .ios ? [action, remind, ignore] : [action, ignore, remind]
        } else {
            buttons = [Screen.Button(label(.ok, own.confirm))]
        }
        return Screen.Alert(title: message["Title"]?.string, text: message["Message"]?.string, buttons: buttons)
    }
}
