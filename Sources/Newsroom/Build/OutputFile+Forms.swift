import Campaigns
import Files

extension [OutputFile] {
    /// Gives the files that are for a web server, and not small, their gzip forms.
    ///
    /// - Parameters:
    ///   - literals: what many of them have in common.
    ///   - earlier: files whose gzip forms, perhaps of other literals, serve as well where the bytes are the same.
    mutating func addGzipForms(literals: GzipLiterals, after earlier: [OutputFile] = []) {
        let known = Dictionary(earlier.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let forms = parallelMap(batch: 64, with: { GzipCompressor(literals: literals) }) { compressor, file in
            guard file.hasGzipForm else { return [UInt8]?.none }
            if let known = known[file.path], let gzip = known.gzip, known.bytes == file.bytes { return gzip }
            return compressor.compress(file.bytes)
        }
        for index in indices { self[index].gzip = forms[index] }
    }

    /// What a manifest says of the files.
    func records() -> [OutputManifest.File] {
        parallelMap(batch: 64) { OutputManifest.File($0, SHA256Digest(of: $0.bytes), gzipBytes: $0.gzip?.count) }
    }
}

extension OutputManifest.File {
    /// What a manifest says of a file; when it changes next is another matter.
    init(_ file: OutputFile, _ digest: SHA256Digest, gzipBytes: Int?) {
        self.init(
            path: file.path, kind: file.kind, client: file.client, locale: file.locale, bytes: file.bytes.count,
            gzipBytes: gzipBytes, sha256: digest.hexadecimal, messages: file.messages,
            nextChange: nil)
    }

    /// The same with when it changes next, if it is a feed.
    func changing(_ next: NextChanges) -> Self {
        var file = self
        if kind == .feed { file.nextChange = next.of(self) }
        return file
    }
}
