import Clients

extension Screen {
    /// The HTML files that it shows, by the names of their views, with their places below the output folder.
    var files: [(name: String, path: String)] {
        switch self {
        case .banner(let banner): banner.views.compactMap { view in view.path.map { (view.name, $0) } }
        case .webPanel(let panel): panel.path.map { [("page", $0)] } ?? []
        case .alert, .lockScreen: []
        }
    }
}
