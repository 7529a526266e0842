import Campaigns
import Clients

/// The runs of one phone through all choices, and what they follow from, beside the edition's rendering inputs.
struct PlayedRuns: Sendable {
    /// What they follow from.
    let source: Source
    /// The runs.
    let runs: RunSet

    /// What a phone's runs follow from.
    struct Source: Equatable, Sendable {
        /// The client's name.
        let client: String
        /// The language of the phone.
        let locale: String
        /// When they begin.
        let start: Instant
        /// What was chosen.
        let choices: RunChoices
        /// The feed with all of its entries, encoded.
        let feed: [UInt8]
        /// While each of them is in it.
        let windows: [Window]
        /// Their views and pages.
        let files: [FeedFile]
        /// The campaigns by what devices call their messages.
        let names: [String: String]
        /// The campaigns by the addresses that their actions open.
        let actions: [String: String]
    }
}
