import Campaigns

extension INotifyClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        let rules = context.configuration.rules
        return [
            TextPlace(Self.self, .title, "title of the alert", limit: rules.limit(of: .alertTitleLength)),
            TextPlace(Self.self, .text, "text of the alert", limit: rules.limit(of: .alertTextLength)),
            TextPlace(Self.self, .actionLabel, "button of the alert", limit: rules.limit(of: .alertButtonLength)),
        ]
    }
}
