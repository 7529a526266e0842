/// An alert of iNotify with what stands on it; texts of a wrong type are passed on as they are.
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
    init(key: String, fields: PropertyValue, labels: INotifyLabels, platform: INotifyPlatform) {
        self.key = key
        title = fields[INotifyField.title.rawValue]
        message = fields[INotifyField.message.rawValue]
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

    /// What stands on the button that gives an answer.
    func label(of answer: INotifyAnswer) -> PropertyValue? {
        buttons.first { $0.answer == answer }?.label
    }

    /// Whether one of its buttons gives that answer.
    func offers(_ answer: INotifyAnswer) -> Bool {
        buttons.contains { $0.answer == answer }
    }
}
