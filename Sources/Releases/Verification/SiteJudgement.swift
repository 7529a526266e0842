import Campaigns
import Files

/// What one answer to a `GET` is worth.
struct SiteJudgement: Sendable {
    /// The SHA-256 of what a phone would read; nil where it would read nothing.
    private(set) var hash: String?
    /// What is wrong.
    private(set) var findings: [VerificationFinding] = []
    private let file: ServedFile
    private let tree: ServedTree
    private let question: SiteQuestion
    private let place: String

    /// Judges an answer.
    init(
        _ response: SiteResponse, to question: SiteQuestion, about file: ServedFile, of tree: ServedTree,
        at place: String
    ) {
        self.file = file
        self.tree = tree
        self.question = question
        self.place = place
        guard response.status == 200 else {
            findings = [SiteStatus.finding(response, at: place)]
            return
        }
        let body = content(of: response)
        if let body { judge(body) }
        if let length = response.headers["Content-Length"], response.headers["Transfer-Encoding"] == nil,
            Int(length) != response.body.count
        {
            report(.length, "Content-Length is \(length), and the body has \(response.body.count) bytes")
        }
        findings += SiteType.findings(response.headers["Content-Type"], body: body ?? [], of: file, at: place)
        findings += SiteCaching.findings(response.headers, of: file, in: tree, at: place)
    }

    private mutating func judge(_ content: [UInt8]) {
        hash = SHA256Digest(of: content).hexadecimal
        guard let hash, let finding = tree.finding(about: hash, of: file, at: place) else { return }
        if finding.kind == .altered, GzipDecompressor.isGzip(content),
            let inner = try? GzipDecompressor.expand(content, limit: limit)
        {
            let inside = tree.finding(about: SHA256Digest(of: inner).hexadecimal, of: file, at: place)
            self.hash = nil
            guard inside?.kind != .altered else { return findings.append(finding) }
            return report(
                .compression,
                wasUnpacked
                    ? "the body is compressed twice, and phones unpack it once"
                    : "the body is gzip without the header Content-Encoding: gzip, so phones do not unpack it")
        }
        findings.append(finding)
    }

    private var wasUnpacked = false

    /// The body as a phone would read it: unpacked where the headers say that it is packed; nil where it cannot be.
    private mutating func content(of response: SiteResponse) -> [UInt8]? {
        let codings = response.headers.values(of: "Content-Encoding").flatMap { $0.split(separator: ",") }
            .map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }.filter { $0 != "identity" && !$0.isEmpty }
        guard let coding = codings.first else {
            if question == .gzip, response.body.count >= ServedFile.twinSize {
                report(
                    .compression, "whoever asks for gzip is sent all \(response.body.count) bytes uncompressed",
                    severity: .warning)
            }
            return response.body
        }
        guard codings.count == 1 else {
            report(.compression, "Content-Encoding names several codings: \(codings.joined(separator: ", "))")
            return nil
        }
        if question.encodings?.contains(coding == "x-gzip" ? "gzip" : coding) != true {
            report(.compression, "the body is sent as \(coding), which was not asked for")
        }
        switch coding {
        case "gzip", "x-gzip": return unpacked(response.body)
        case "br":
            report(.compression, "the body is sent as br, which newsadmin cannot unpack", severity: .warning)
        case "deflate":
            report(.compression, "the body is sent as deflate, which programs read in two ways; send gzip")
        default: report(.compression, "the body is sent as \(coding), which phones do not unpack")
        }
        return nil
    }

    private mutating func unpacked(_ body: [UInt8]) -> [UInt8]? {
        do throws(GzipDecompressor.Problem) {
            let content = try GzipDecompressor.expand(body, limit: limit)
            wasUnpacked = true
            return content
        } catch {
            switch error {
            case .notGzip where tree.finding(about: SHA256Digest(of: body).hexadecimal, of: file, at: place) == nil:
                report(.compression, "the header says Content-Encoding: gzip, and the body is not compressed")
            default: report(.compression, "the header says Content-Encoding: gzip, and of the body: \(error)")
            }
            return nil
        }
    }

    /// What is larger is none of the bytes that are known.
    private var limit: Int { tree.largestSize(at: file.path) + 65_536 }

    private mutating func report(
        _ kind: VerificationFinding.Kind, _ message: String, severity: Severity = .error
    ) {
        findings.append(VerificationFinding(kind, at: place, message, severity: severity))
    }
}
