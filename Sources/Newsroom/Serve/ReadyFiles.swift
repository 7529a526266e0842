import Campaigns
import Clients
import Delivery

/// Files as they were made ready to be served, so that what stays as it was is neither copied nor hashed again.
struct ReadyFiles: Sendable {
    private var known: [String: Ready] = [:]

    private struct Ready: Sendable {
        var content: FileContent
        var gzip: [UInt8]?
        var file: ServeFile
        var twin: ServeFile?
    }

    /// A file and its gzip form, ready to be served from `now` on.
    mutating func ready(
        _ file: OutputFile, caching: ServeFile.Caching, now: Instant
    ) -> (file: ServeFile, twin: ServeFile?) {
        if let old = known[file.path], old.file.caching == caching, old.content == file.content, old.gzip == file.gzip {
            return (old.file, old.twin)
        }
        let served = ServeFile(
            file.bytes, gzip: file.gzip, type: ServeTypes.type(of: file.path), caching: caching, since: now)
        let twin = file.gzip.map {
            ServeFile($0, type: ServeTypes.type(of: file.path + ".gz"), caching: caching, since: now)
        }
        known[file.path] = Ready(content: file.content, gzip: file.gzip, file: served, twin: twin)
        return (served, twin)
    }

    /// Forgets all files but these.
    mutating func keep(_ paths: [String: some Any]) {
        let gone = known.keys.filter { paths[$0] == nil }
        for path in gone { known[path] = nil }
    }
}
