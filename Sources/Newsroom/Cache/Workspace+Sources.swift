import Campaigns

extension Workspace {
    /// All campaign files that were read, by path.
    var sources: [String: SourceFile] {
        var sources: [String: SourceFile] = [:]
        for campaign in campaigns {
            for text in [campaign.source] + campaign.translations.values {
                sources[folder + "/" + text.file.path] = text.file
            }
        }
        return sources
    }
}
