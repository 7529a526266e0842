import Campaigns

extension NotableClient {
    static func consequenceOfMissingVersion(app: String?, build: String?) -> String? {
        build == nil ? "Notable compares builds, and without one shows nothing that is for builds below another" : nil
    }

    func journeySettings(locale: String) -> PropertyValue {
        [
            "screen": ["width": 375, "height": 667],
            "openableSchemes": .texts(context.configuration.app.openableSchemes.sorted()),
        ]
    }

    func steps(of occasion: Occasion) -> [PropertyValue] {
        guard occasion.event == nil else { return [] }
        return [
            occasion.step(
                [
                    ("do", occasion.isReturn ? "foreground" : nil), ("buildVersion", occasion.buildVersion),
                    ("appVersion", occasion.appVersion), ("systemVersion", occasion.systemVersion),
                ], flags: ["wifi"])
        ]
    }

    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry] {
        guard result["shown"]?.string != nil, response != .none else { return [] }
        let page = result["view"]?["file"]?.string.flatMap(path(of:)).flatMap(space.file)
        let button = page.map(NotablePageButton.buttons)?.pressed(by: response)
        var entries: [PropertyValue.Entry] = []
        if button?.isDone == true { entries.append(.init("setFlags", .dictionary([.init(Self.doneFlag, true)]))) }
        if let address = button?.address { entries.append(.init("openUrl", .string(address))) }
        return entries + [.init("dismiss", true)]
    }

    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount {
        var account = StepAccount(of: result)
        guard let id = result["shown"]?.string else {
            account.reason = reason(of: result)
            return account
        }
        let view = result["view"].map { self.view(named: $0["id"]?.string ?? "", $0, file: space.file) }
        account.shown = [
            ShownMessage(
                id: id, title: view?.content?.title, text: view?.content?.text ?? view?.address,
                buttons: view?.content?.buttons ?? [], answer: Self.answer(in: step),
                alternatives: (result["ambiguous"]?.array ?? []).compactMap(\.string).filter { $0 != id })
        ]
        return account
    }

    /// What the page was made to do.
    private static func answer(in step: PropertyValue) -> String? {
        var actions: [String] = []
        if step["openUrl"] != nil { actions.append("follows the address") }
        if let flags = step["setFlags"]?.dictionary, !flags.isEmpty {
            actions.append("sets \(flags.map(\.key).joined(separator: ", "))")
        }
        if let view = step["display"]?.string { actions.append("opens \(view)") }
        if step["dismiss"] == true { actions.append("dismisses") }
        return actions.isEmpty ? nil : actions.joined(separator: ", ")
    }

    private func reason(of result: PropertyValue) -> DeviceReason? {
        if result["crash"] == true { return nil }
        let hasMessages = result["evaluated"]?.array?.isEmpty == false
        let reason: NotableReason = result["hasFeed"] == true ? .noEligibleMessage : .downloadFailed
        return DeviceReason(reason, Sentence(reason.sentence(hasMessages: hasMessages)))
    }
}
