import Campaigns

extension SourseClient {
    func places(of campaign: Campaign) -> [TextPlace] {
        let rules = context.configuration.rules
        return [
            TextPlace(Self.self, .title, "title of the note", limit: rules.limit(of: .sourseTitleLength)),
            TextPlace(Self.self, .text, "text of the note", limit: rules.limit(of: .sourseTextLength)),
        ]
    }
}
