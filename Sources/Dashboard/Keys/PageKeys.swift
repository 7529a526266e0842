import Clients
import Files

/// Works out the keys of pages: a page of the same program with the same key is the same page, so it need not be drawn.
struct PageKeys: Sendable {
    private let templates: SHA256Digest

    /// The keys of pages that are drawn with these templates.
    init(templates: TemplateLibrary) {
        self.templates = templates.digest
    }

    /// The key of a page, which tells it from all that can stand in its place.
    func key(of source: PageSource) -> SHA256Digest {
        var writer = ByteWriter()
        writer.write(templates)
        switch source {
        case .campaign(let report, let parts, let frame):
            writer.write(frame)
            writer.write(parts)
            writer.write(report)
        case .device(let report, let frame):
            writer.write(frame)
            writer.write(report)
        case .schedule(let report, let frame):
            writer.write(frame)
            writer.write(report)
        }
        return SHA256Digest(of: writer.bytes)
    }
}
