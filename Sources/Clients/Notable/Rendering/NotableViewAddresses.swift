import Campaigns
import Files

/// The addresses of the publisher's own that views have in place of rendered HTML, locale by locale.
struct NotableViewAddresses: Sendable {
    private let source: [String: Located<String>]
    private let translated: TranslatedBlocks<[String: Located<String>]>

    /// The addresses of a campaign's source and translations.
    init(
        in campaign: Campaign, views: [NotableBlockView], configuration: WorkspaceConfiguration,
        _ findings: inout ClientFindings
    ) {
        let names = views.map(\.name) + [NotableBlockView.banner.name, NotableBlockView.full.name]
        source = Dictionary(keepingFirst: views.compactMap { view in view.file.map { (view.name, $0) } })
        translated = TranslatedBlocks(
            of: NotableClient.name, in: campaign, fields: NotableBlock.fields, configuration: configuration, &findings
        ) { reader in
            reader.nested("views") { reader in
                var files: [String: Located<String>] = [:]
                for name in names {
                    files[name] = reader.nested(name) { Self.file(&$0, source: campaign.source.file) } ?? nil
                }
                return files
            } ?? [:]
        }
    }

    /// The address of a view in a message, and where it is written; nil where the view is rendered.
    func address(of view: String, in message: Message) -> (address: Located<String>, text: CampaignText)? {
        for text in message.texts {
            let files = text.locale == message.campaign.source.locale ? source : translated.values[text.locale]
            if let address = files?[view] { return (address, text) }
        }
        return nil
    }

    /// The only field of a view that a translation may change.
    private static func file(_ reader: inout FieldReader, source: SourceFile) -> Located<String>? {
        for field in ["height", "origin", "template"] where reader.has(field) {
            guard let node = reader.node(field) else { continue }
            reader.report(
                .unknownKey, at: node.offset, "“\(field)” belongs to the whole campaign, not to a translation",
                suggestion: "write it in \(source.path)")
        }
        return reader.text("file")
    }
}
