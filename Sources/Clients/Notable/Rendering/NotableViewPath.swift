import Campaigns
import Files

extension NotableClient {
    /// The place of a view below `feeds/`.
    static func viewPath(_ view: String, of campaign: String, in locale: String) -> String {
        "\(name)/\(locale)/views/\(campaign)/\(view).html"
    }

    static func isPage(_ path: String, in locale: String) -> Bool {
        let steps = PathSteps(path).all
        guard steps.count >= 2, let view = HTMLFileName.stem(of: steps[steps.count - 1]) else { return false }
        let campaign = String(steps[steps.count - 2])
        return CampaignFileName.isID(campaign) && CampaignFileName.isID(view)
            && ServedFolder.path(of: viewPath(view, of: campaign, in: locale)).hasBytes(of: path)
    }
}
