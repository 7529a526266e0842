import Campaigns
import Clients
import Dashboard
import Files
import Foundation

/// Where each view and page can be looked at: where it ships, or below `previews/`.
struct PreviewPlan: Sendable {
    let edition: Edition
    /// What is written now.
    let built: BuiltChannels

    /// Where a file of a channel can be looked at.
    ///
    /// Where campaigns may hold HTML of their own, which can hide what it loads from any search, all are copies.
    func preview(of file: FeedFile, isInFeed: Bool, in channel: Edition.Channel) -> ScreenPreview {
        let isCopy = edition.workspace.configuration.unsafeHTML || file.content.hasLoadingMarks
        let isShipped = isInFeed && !isCopy && built.ships(file.path, in: channel)
        let client = edition.clients.first { $0.name == channel.client }
        var preview = ScreenPreview(
            path: file.path, isCopy: isCopy, isStill: client?.scrolls(file.content) == false,
            lacksImage: isCopy && PreviewCopy.lacksImage(file.bytes))
        if !isShipped, let place = ServedFolder.place(of: file.path) { preview.path = "previews/" + place }
        return preview
    }

    /// The preview of a file; nil where the file that ships is looked at itself.
    ///
    /// - Parameters:
    ///   - assets: the images of its message, which a copy holds.
    ///   - shared: images that several messages have, by their addresses.
    func file(
        for file: FeedFile, isInFeed: Bool, assets: [Asset], sharing shared: [String: String],
        in channel: Edition.Channel
    ) throws(FileProblem) -> FeedFile? {
        let preview = preview(of: file, isInFeed: isInFeed, in: channel)
        guard preview.path != file.path else { return nil }
        guard preview.isCopy else { return FeedFile(path: preview.path, content: file.content) }
        let copy = PreviewCopy.of(file.bytes, images: try images(assets, sharing: shared))
        return FeedFile(path: preview.path, content: FileContent(copy))
    }

    /// Images as parts of a page, by the addresses at which they will be served.
    ///
    /// - Parameter known: those that need not be read again.
    func images(_ assets: [Asset], sharing known: [String: String] = [:]) throws(FileProblem) -> [String: String] {
        let base = edition.workspace.configuration.production.baseURL
        var images: [String: String] = [:]
        for asset in assets {
            let address = base + asset.path
            if let image = known[address] {
                images[address] = image
                continue
            }
            let bytes = try FileReading.bytes(
                at: edition.workspace.folder + "/" + asset.source, limit: ImageLibrary.sizeLimit, followingLinks: false)
            let type = ImageLibrary.mediaType(ofImageNamed: asset.path)
            images[address] = "data:\(type);base64,\(Data(bytes).base64EncodedString())"
        }
        return images
    }
}
