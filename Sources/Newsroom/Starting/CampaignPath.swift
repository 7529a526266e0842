import Campaigns

/// The campaign that somebody names by its file.
public enum CampaignPath {
    /// The id of the campaign whose file lies there, such as the path that `newsadmin new` prints; what is no such path
    /// is an id already.
    public static func id(of name: String) -> String {
        let parts = name.split(separator: "/")
        guard parts.dropLast().contains("campaigns"), let file = parts.last, file.hasSuffix(".md") else { return name }
        return String(file.dropLast(".md".count))
    }
}
