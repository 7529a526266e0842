import Clients
import Files

@testable import Newsroom

/// A campaign as the files of a build's cache keep it, behind the forms of its views.
enum KeptParser: Parser {
    static let name = "kept"

    static func read(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        guard let forms = try? reader.value(TemplateFormTable.self), let content = try? reader.content(),
            let kept = try? KeptCampaign(content, in: content.indices, with: forms)
        else { return }
        FuzzedWorkspace.tell(kept.read.findings + kept.rendered.findings)
        for (_, entry) in kept.rendered.entries { _ = entry.files.map(\.bytes.count) }
        for message in kept.rendered.messages { _ = (message.title.position(), message.text.position()) }
    }
}
