import Campaigns

extension INotifyClient {
    func screens(in feed: FeedBody, locale: String, file: (String) -> [UInt8]?) -> [FeedMessage] {
        guard let messages = feed.propertyList?.dictionary else { return [] }
        let labels = labels(in: locale)
        let bounds = settings.clientVersion == .first ? [] : ["MinVersion", "MaxVersion"]
        return messages.map { message in
            FeedMessage(
                identity: message.key, screen: .alert(alert(of: message.value, labels)),
                conditions: bounds.compactMap { name in
                    message.value[name]?.string.map { FeedMessage.Condition(name, $0) }
                },
                source: FeedExcerpt(.propertyList, [message]))
        }
    }

    /// What stands on the buttons of this app on a phone of a locale.
    func labels(in locale: String) -> INotifyLabels {
        let own = INotifyLabels.of(locale, version: settings.clientVersion)
        func label(_ button: AppLabels.Button, _ standard: String) -> String {
            context.configuration.app.labels.label(button, in: locale) ?? standard
        }
        return INotifyLabels(
            confirm: label(.ok, own.confirm), action: label(.action, own.action), remind: label(.remind, own.remind),
            ignore: label(.ignore, own.ignore))
    }

    private func alert(of message: PropertyValue, _ labels: INotifyLabels) -> Screen.Alert {
        let buttons: [Screen.Button]
        if let address = message["ActionURL"]?.string {
            let action = Screen.Button(
                settings.platform.drawnDefaultLabel(message["ActionButton"]?.string ?? labels.action), opens: address)
            let remind = Screen.Button(labels.remind)
            let ignore = Screen.Button(labels.ignore)
            buttons = settings.platform == .ios ? [action, remind, ignore] : [action, ignore, remind]
        } else {
            buttons = [Screen.Button(settings.platform.drawnDefaultLabel(labels.confirm))]
        }
        return Screen.Alert(
            title: settings.platform.drawnTitle(message["Title"]?.string),
            // Where it crashes the app, nobody sees any.
            text: try? INotifyFormat.shown(
                message["Message"], on: settings.platform, by: settings.clientVersion),
            buttons: buttons, isOnDesktop: settings.platform == .macos)
    }
}
