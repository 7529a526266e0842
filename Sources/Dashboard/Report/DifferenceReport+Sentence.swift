import Campaigns

extension DifferenceReport {
    /// A sentence that may name campaigns.
    public struct Sentence: Equatable, Sendable, ExpressibleByStringLiteral {
        /// What stands before them, or the whole sentence.
        var start: String
        /// The first of the campaigns, by their ids.
        var campaigns: [String]
        /// How many more there are.
        var more: Int
        /// What stands behind them.
        var end: String

        /// A sentence; by default one that names no campaign.
        public init(_ start: String, campaigns: [String] = [], more: Int = 0, end: String = "") {
            self.start = start
            self.campaigns = campaigns
            self.more = more
            self.end = end
        }

        /// A sentence that names no campaign.
        public init(stringLiteral text: String) {
            self.init(text)
        }

        /// The sentence for people: `only after a, b and 3 more are dismissed`.
        ///
        /// - Parameter name: what a campaign is called.
        public func text(_ name: (String) -> String) -> String {
            var names = campaigns.map(name)
            if more > 0 { names.append("\(more) more") }
            return start + names.listed + end
        }
    }

    /// The same, with the titles of campaigns in place of their ids in sentences.
    func titled(by names: CampaignNames) -> DifferenceReport {
        var titled = self
        for group in titled.groups.indices {
            for item in titled.groups[group].items.indices {
                let sentences = titled.groups[group].items[item].sentences
                if sentences.allSatisfy(\.campaigns.isEmpty) { continue }
                titled.groups[group].items[item].sentences = sentences.map { Sentence($0.text(names.quoted)) }
            }
        }
        return titled
    }
}
