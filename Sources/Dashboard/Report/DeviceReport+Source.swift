import Clients
import Files

extension DeviceReport {
    /// A message as phones read it, equal only to one of the same bytes.
    public struct Source: Equatable, Sendable {
        private let identity: ExactText
        private let value: PropertyValue
        private let files: [FeedFile]

        /// What an entry of a feed says, with its views and pages.
        public init(_ entry: FeedEntry) {
            identity = ExactText(entry.identity)
            value = entry.value
            files = entry.files
        }
    }
}
