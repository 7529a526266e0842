import Campaigns

extension Workspace {
    /// The bytes of all campaign files that were read, by path.
    var sources: [String: [UInt8]] {
        var sources: [String: [UInt8]] = [:]
        for campaign in campaigns {
            for text in [campaign.source] + campaign.translations.values {
                sources[folder + "/" + text.file.path] = text.file.bytes
            }
        }
        return sources
    }
}
