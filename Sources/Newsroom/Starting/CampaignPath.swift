import Files

/// The campaign that somebody names by its file.
public enum CampaignPath {
    /// The id of the campaign whose file lies there, such as the path that `newsadmin new` prints or what of it is below
    /// `campaigns/`; what is no Markdown file is an id already.
    public static func id(of name: String) -> String {
        guard name.hasSuffix(".md") else { return name }
        return String(PathSteps(name).last.dropLast(".md".count))
    }
}
