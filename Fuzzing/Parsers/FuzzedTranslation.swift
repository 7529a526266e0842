@testable import Campaigns

/// The workspace with one campaign that exchange files are imported into.
enum FuzzedTranslation {
    /// The campaign's source.
    static let source = Array(
        """
        ---
        title: Spring sale
        action: {url: "https://example.com/sale", label: Show me}
        buttons: {dismiss: {label: Not now}}
        vars: {price: "4.99 €"}
        ---
        # Everything for {{price}}

        Until *Sunday* only, see [the list](https://example.com/list).

        <!-- more -->

        - Albums
        - Singles `by name`

        """.utf8)

    /// What its translation said before.
    static let translation = Array("---\ntitle: Soldes\n---\n# Tout pour {{price}}\n".utf8)

    /// The workspace.
    static let workspace: Workspace = {
        let configuration = FuzzedWorkspace.configuration
        let (campaign, findings) = FuzzedWorkspace.read(source, translation: translation)
        return Workspace(
            folder: "", configuration: configuration, campaigns: [campaign].compactMap { $0 },
            images: ImageLibrary(files: [], folder: "", baseURL: configuration.production.baseURL),
            findings: findings)
    }()
}
