import Campaigns

extension ISmartNewsClient {
    static let knowsEvents = true

    static func name(of entry: FeedEntry) -> String? { nil }

    static func consequenceOfMissingVersion(app: String?, build: String?) -> String? {
        guard build == nil else { return nil }
        return "iSmartNews compares builds, and here takes \(app ?? "1.0") for one"
    }

    var clientVersion: String? { settings.clientVersion.rawValue }

    func journeySettings(locale: String) -> PropertyValue {
        .dictionary(
            ISmartNewsLocalization.settings(of: locale) + [
                .init("timeZone", .string(context.configuration.clock.name)),
                .init("systemVersion", .string(Occasion.usualSystem)),
                .init("schemes", .texts(context.configuration.app.openableSchemes.sorted())),
                .init("postLaunchEvent", true),
            ])
    }

    func steps(of occasion: Occasion) -> [PropertyValue] {
        let isActivation = occasion.event.map { $0.lowercased() == ISmartNewsEventName.activate } ?? false
        if occasion.isReturn || isActivation {
            return ["background", "foreground"].map { occasion.step([("do", $0)]) }
        }
        guard let event = occasion.event else {
            return [
                occasion.step([
                    ("do", "launch"), ("appVersion", occasion.buildVersion ?? occasion.appVersion),
                    ("systemVersion", occasion.systemVersion),
                ])
            ]
        }
        return [occasion.step([("event", event)])]
    }

    func answer(_ response: UserResponse, to result: PropertyValue, in space: SimulatedSpace) -> [PropertyValue.Entry] {
        let answer: ISmartNewsAnswer =
            switch response {
            case .action: .ok
            case .remind: .remind
            case .review: .review
            case .none: .none
            case .dismiss, .never: .cancel
            }
        let answers = (result["shown"]?.array ?? []).map { message -> ISmartNewsAnswer in
            guard message["kind"] == "web" else { return answer }
            return self.answer(response, toPageAt: message["url"]?.string ?? "", in: space)
        }
        // What is not answered in a step is cancelled.
        guard answers.contains(where: { $0 != .cancel }) else { return [] }
        return [.init("respond", .array(answers.map { .string($0.rawValue) }))]
    }

    /// A page has no buttons but that of its panel, and its link, if that closes it; what is on a page of others is not
    /// known.
    private func answer(
        _ response: UserResponse, toPageAt address: String, in space: SimulatedSpace
    ) -> ISmartNewsAnswer {
        switch response {
        case .none: return .none
        case .dismiss, .never, .remind, .review: return .cancel
        case .action:
            let path = ServedFolder.path(at: address, base: context.configuration.production.baseURL)
            guard let page = path.flatMap(space.file) else { return .ok }
            return ISmartNewsLinkEffect(on: page, version: settings.clientVersion)?.answer ?? .cancel
        }
    }

    func account(of step: PropertyValue, result: PropertyValue, in space: SimulatedSpace) -> StepAccount {
        var account = StepAccount(of: result)
        let labels = (result["pressedLabels"]?.array ?? []).map { $0.string ?? "" }
        account.shown = (result["shown"]?.array ?? []).enumerated().map { place, message in
            let answer = place < labels.count ? labels[place] : message["pressed"]?.string ?? ""
            return shown(message, answer: answer.isEmpty ? nil : answer, in: space)
        }
        if account.shown.isEmpty, let reason = result["reason"]?.string.flatMap(ISmartNewsReason.init(rawValue:)) {
            account.reason = DeviceReason(reason, Sentence(reason.sentence))
        }
        return account
    }

    static func versions(in fields: PropertyValue) -> (app: String?, build: String?) {
        (nil, fields["appVersion"]?.string)
    }

    /// What users do with a page, for people.
    private static let pageAnswers = [
        "link": "follows the link", "cancel": "closes it", "nothing": "closes it", "callback": "follows the link",
        "review": "follows the link", "remind": "follows the link", "removeads": "follows the link",
        "fail": "does not load",
    ]

    private func shown(_ message: PropertyValue, answer: String?, in space: SimulatedSpace) -> ShownMessage {
        let id = message["uuid"]?.string
        switch message["kind"]?.string {
        case "alert":
            return ShownMessage(
                id: id, title: message["title"]?.string, text: message["text"]?.string,
                buttons: (message["buttons"]?.array ?? []).compactMap(\.string), answer: answer)
        case "action":
            let address = message["url"]?.string
            return ShownMessage(id: id, text: address, answer: message["failed"] == true ? "fails" : "opens the review")
        case "stuck":
            var stuck = ShownMessage(id: id, text: "an alert without buttons, which is never built; nothing follows it")
            stuck.isVisible = false
            return stuck
        default:
            let address = message["url"]?.string ?? ""
            let page = panel(at: address, file: space.file).content
            return ShownMessage(
                id: id, title: page?.title, text: page?.text ?? address, buttons: page?.buttons ?? [],
                answer: message["failed"] == true ? "fails" : answer.map { Self.pageAnswers[$0] ?? $0 })
        }
    }
}
