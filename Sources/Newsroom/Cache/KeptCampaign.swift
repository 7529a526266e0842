import Campaigns
import Clients
import Files

/// A campaign as it was read and rendered, and what reading found in its files.
struct KeptCampaign: Sendable {
    /// What was read, and what was found on the way.
    var read: ReadCampaign
    /// What was made of it.
    var rendered: RenderedCampaign

    /// The campaign as bytes.
    ///
    /// - Parameter forms: the forms of its views and pages, among others.
    func bytes(with forms: TemplateFormTable) -> [UInt8] {
        // A title stands in its file, in its message and in the entry of each client.
        var writer = ByteWriter(sharingTexts: true)
        writer.write(rendered.campaign)
        writer.write(read.findings)
        writer.append(UInt32(rendered.messages.count))
        for message in rendered.messages { message.write(to: &writer) }
        writer.append(UInt32(rendered.entries.count))
        for (client, entry) in rendered.entries {
            writer.append(client)
            entry.write(to: &writer, with: forms)
        }
        writer.write(rendered.findings)
        return writer.bytes
    }

    /// Reads a campaign from its bytes.
    ///
    /// - Parameters:
    ///   - range: where they stand.
    ///   - forms: those that were there when it was written, by their numbers.
    init(_ bytes: [UInt8], in range: Range<Int>, with forms: TemplateFormTable) throws(ByteReader.Damage) {
        var reader = ByteReader(bytes, in: range, sharingTexts: true)
        let campaign: Campaign = try reader.value()
        read = ReadCampaign(campaign: campaign, findings: try reader.value())
        rendered = RenderedCampaign(
            campaign: campaign,
            messages: try Message.messages(of: campaign, from: &reader),
            entries: try reader.list { (reader) throws(ByteReader.Damage) in
                (try reader.text(), try FeedEntry(from: &reader, with: forms))
            },
            findings: try reader.value())
        guard reader.isAtEnd else { throw ByteReader.Damage() }
    }

    /// A campaign that was read and rendered.
    init(_ rendered: RenderedCampaign, findings: [Diagnostic]) {
        read = ReadCampaign(campaign: rendered.campaign, findings: findings)
        self.rendered = rendered
    }
}
