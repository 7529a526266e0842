import Campaigns
import Files

extension [OutputFile] {
    /// Gives the files that are for a web server, and not small, their gzip forms.
    ///
    /// - Parameter literals: what many of them have in common.
    mutating func addGzipForms(literals: GzipLiterals) {
        let forms = parallelMap(batch: 64, with: { GzipCompressor(literals: literals) }) { compressor, file -> [UInt8]? in
            file.isServed && file.bytes.count >= 1024 ? compressor.compress(file.bytes) : nil
        }
        for index in indices { self[index].gzip = forms[index] }
    }

    /// What the manifest says of the files.
    func records(of edition: Edition, now: Instant) -> [OutputManifest.File] {
        let next = NextChanges(of: edition, after: now)
        return parallelMap(batch: 64) { file in
            OutputManifest.File(
                path: file.path, kind: file.kind, client: file.client, locale: file.locale, bytes: file.bytes.count,
                gzipBytes: file.gzip?.count, sha256: SHA256Digest(of: file.bytes).hexadecimal,
                messages: file.messages, nextChange: file.kind == .feed ? next.of(file) : nil)
        }
    }
}
