import Clients
import Files

/// Works out the keys of pages: a page of the same program with the same key is the same page, so it need not be drawn.
struct PageKeys: Sendable {
    private let templates: SHA256Digest
    private let code: GMAC

    /// The keys of pages that are drawn with these templates.
    ///
    /// - Parameter code: makes them of what pages show.
    init(templates: TemplateLibrary, code: GMAC) {
        self.templates = templates.digest
        self.code = code
    }

    /// The key of a page, which differs from those of all that can stand in its place.
    func key(of source: PageSource) -> GMAC.Tag {
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
        return code.tag(of: writer.bytes)
    }
}
