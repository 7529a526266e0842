import Campaigns

extension INotifyClient {
    static func consequenceOfMissingVersion(app: String?, build: String?) -> String? {
        app == nil && build == nil ? "iNotify then leaves out no message for its versions" : nil
    }

    var clientVersion: String? { settings.clientVersion.rawValue }

    func journeySettings(locale: String) -> PropertyValue {
        let labels = labels(in: locale)
        return [
            "platform": .string(settings.platform.rawValue),
            "checkPeriod": .real(settings.checkPeriod),
            "remindPeriod": .real(settings.remindPeriod),
            "showOldestFirst": .boolean(settings.showOldestFirst),
            "showOnFirstLaunch": .boolean(settings.showOnFirstLaunch),
            // An app in the store is built without it, though 1.0 came with it switched on.
            "debug": false,
            "openableSchemes": .texts(context.configuration.app.openableSchemes.sorted()),
            "labels": [
                "ok": .string(labels.confirm), "action": .string(labels.action), "remind": .string(labels.remind),
                "ignore": .string(labels.ignore),
            ],
        ]
    }

    func steps(of occasion: Occasion) -> [PropertyValue] {
        guard occasion.event == nil else { return [] }
        return [
            // An app that has crashed meanwhile is started, and then reads its version.
            occasion.step([
                ("do", occasion.isReturn ? INotifyOccasion.foreground.rawValue : nil),
                ("appVersion", occasion.appVersion), ("buildVersion", occasion.buildVersion),
            ])
        ]
    }

    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry] {
        guard result["shown"]?.string != nil, response != .none else { return [] }
        // Only an alert with an address has more than one button.
        let hasAction = (result["buttons"]?.array ?? []).count > 1
        let answer: INotifyAnswer =
            switch response {
            case .action where hasAction: .action
            case .remind where hasAction: .remind
            case _ where hasAction: .ignore
            default: .ok
            }
        return [.init("respond", .string(answer.rawValue))]
    }

    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount {
        var account = StepAccount(of: result)
        let buttons = (result["buttons"]?.array ?? []).map { $0.string ?? JSONWriter().text($0) }
        if let key = result["shown"]?.string {
            account.shown = [
                ShownMessage(
                    id: key, title: result["title"]?.string, text: result["message"]?.string, buttons: buttons,
                    answer: result["pressedLabel"]?.string ?? result["pressed"]?.string)
            ]
        } else if let reason = result["reason"]?.string.flatMap(INotifyReason.init(rawValue:)) {
            account.reason = DeviceReason(reason, reason.sentence(blockedBy: result["blockedBy"]?.string))
        }
        return account
    }
}
