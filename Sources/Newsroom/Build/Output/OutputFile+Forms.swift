import Campaigns
import Clients
import Files

extension [OutputFile] {
    /// Gives the files that are for a web server, and not small, their gzip forms, and keeps the bytes of feeds.
    ///
    /// - Parameters:
    ///   - precompressed: what many of them have in common.
    ///   - earlier: files that went through this before, whose gzip forms, perhaps with other precompressed texts, serve as
    ///     well where the bytes are the same.
    mutating func addGzipForms(precompressed: PrecompressedTexts, after earlier: [OutputFile]) {
        let known = Dictionary(keepingFirst: earlier.map { ($0.path, $0) })
        let forms = parallelMap(batch: 64, with: { GzipCompressor(precompressed: precompressed) }) {
            compressor, file -> (content: FileContent, gzip: [UInt8]?) in
            let known = known[file.path]
            if let known, known.content.isMade(as: file.content) { return (known.content, known.gzip) }
            let bytes = file.bytes
            if let known, known.content.bytes == bytes { return (file.content.keeping(bytes), known.gzip) }
            // Feeds are asked for again and again; views are soon put together.
            return (
                file.kind == .feed ? file.content.keeping(bytes) : file.content,
                file.hasGzipForm(of: bytes.count) ? compressor.compress(bytes) : nil
            )
        }
        for index in indices { (self[index].content, self[index].gzip) = forms[index] }
    }

    /// What a manifest says of the files.
    func records() -> [OutputManifest.File] {
        parallelMap(batch: 64) { file in
            let bytes = file.bytes
            return OutputManifest.File(
                file, bytes: bytes.count, digest: SHA256Digest(of: bytes), gzipBytes: file.gzip?.count)
        }
    }
}

extension OutputManifest.File {
    /// What a manifest says of a file; when it changes next is another matter.
    ///
    /// - Parameter bytes: how many are in it.
    init(_ file: OutputFile, bytes: Int, digest: SHA256Digest, gzipBytes: Int?) {
        self.init(
            path: file.path, kind: file.kind, client: file.client, locale: file.locale, bytes: bytes,
            gzipBytes: gzipBytes, digest: digest, messages: file.messages,
            nextChange: nil)
    }

    /// The same with when it changes next, if it is a feed.
    func changing(_ next: ChannelChanges) -> Self {
        var file = self
        if kind == .feed { file.nextChange = next.of(self) }
        return file
    }
}
