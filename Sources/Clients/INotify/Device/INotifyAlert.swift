/// An alert of iNotify with what stands on it.
struct INotifyAlert: Sendable {
    /// A button and what pressing it answers.
    struct Button: Sendable {
        var answer: INotifyAnswer
        var label: PropertyValue
    }

    /// The key of the message it was made from; the client itself does not remember it.
    var key: String
    var title: PropertyValue?
    var message: PropertyValue?
    /// In the order of the platform.
    var buttons: [Button]

    /// The alert for a message.
    ///
    /// - Throws: ``ClientCrash`` where making it crashes the app.
    init(
        key: String, fields: PropertyValue, labels: INotifyLabels, platform: INotifyPlatform,
        version: INotifySettings.Version
    ) throws(ClientCrash) {
        try Self.check(fields, on: platform, by: version)
        self.key = key
        title = fields[INotifyField.title.rawValue]
        message = try INotifyFormat.shown(fields[INotifyField.message.rawValue], on: platform, by: version)
            .map { .string($0) }
        guard fields[INotifyField.actionURL.rawValue] != nil else {
            buttons = [Button(answer: .ok, label: .string(labels.confirm))]
            return
        }
        let action = fields[INotifyField.actionButton.rawValue] ?? .string(labels.action)
        let remind = Button(answer: .remind, label: .string(labels.remind))
        let ignore = Button(answer: .ignore, label: .string(labels.ignore))
        buttons = [Button(answer: .action, label: action)]
        buttons += platform == .ios ? [remind, ignore] : [ignore, remind]
    }

    /// Looks whether the app lives through the alert of a message: one with something else than text in its place is an
    /// exception of the system, after the check is noted and before the key is.
    ///
    /// - Throws: ``ClientCrash`` where it does not.
    static func check(
        _ fields: PropertyValue, on platform: INotifyPlatform, by version: INotifySettings.Version
    ) throws(ClientCrash) {
        let hasAction = fields[INotifyField.actionURL.rawValue] != nil
        for field in [INotifyField.title, .actionButton]
        where field.mustBeText(hasAction: hasAction, on: platform, by: version) {
            guard let value = fields[field.rawValue], value.string == nil else { continue }
            throw ClientCrash("`\(field.rawValue)` is not a text")
        }
        _ = try INotifyFormat.shown(fields[INotifyField.message.rawValue], on: platform, by: version)
    }

    /// What stands on the button that gives an answer.
    func label(of answer: INotifyAnswer) -> PropertyValue? {
        buttons.first { $0.answer == answer }?.label
    }

    /// Whether one of its buttons gives that answer.
    func offers(_ answer: INotifyAnswer) -> Bool {
        buttons.contains { $0.answer == answer }
    }
}
