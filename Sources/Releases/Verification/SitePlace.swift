import Campaigns
import Files

/// A web server, asked as each client asks it.
public struct SitePlace: ServingPlace {
    /// The address as it may be printed.
    public let name: String
    private let site: SiteAddress
    private let fetcher: any SiteFetcher
    private let now: Instant

    /// A site.
    ///
    /// - Parameters:
    ///   - site: the address at which `feeds/` is served.
    ///   - fetcher: asks it.
    ///   - now: the moment at which phones would have downloaded last.
    public init(_ site: SiteAddress, fetcher: any SiteFetcher, now: Instant) {
        self.site = site
        self.fetcher = fetcher
        self.now = now
        name = SiteAddress.shown(site.base)
    }

    /// What is found at the addresses of some files; a site that cannot be reached is not asked for all of them.
    public func looks(at files: [ServedFile], of tree: ServedTree) -> [FileLook] {
        var looks: [FileLook] = []
        var rest = files[...]
        while !rest.isEmpty {
            let count = looks.isEmpty ? 1 : looks.count < 4 ? 3 : 64
            let batch = Array(rest.prefix(count))
            rest = rest.dropFirst(count)
            let byURL = Dictionary(keepingFirst: batch.map { (site.url($0.path), $0) })
            let requests = batch.map { SiteQuestion.plain.request($0, to: site) }
            looks += fetcher.fetch(requests) { request, answer in
                // Every request was made from one of these files.
                byURL[request.url].map { look(at: $0, plain: answer, of: tree) }
            }.compactMap { $0 }
            let problems = looks.count { $0.problem != nil }
            if problems > Self.mostProblems || problems == looks.count && looks.count > 1 { break }
        }
        return looks
    }

    /// Nothing, because a web server does not list what it has.
    public func foreignFiles(besides tree: ServedTree) -> [VerificationFinding] { [] }

    /// After so many files that could not be read, no others are asked for.
    private static let mostProblems = 8

    private func look(
        at file: ServedFile, plain: Result<SiteResponse, SiteProblem>, of tree: ServedTree
    ) -> FileLook {
        var look = FileLook(at: file)
        let place = SiteAddress.shown(site.url(file.path))
        do throws(SiteProblem) {
            let plain = try plain.get()
            let client = tree.downloads[file.folder]
            let questions = SiteQuestion.all(for: file, download: client?.download, isSecure: site.isSecure)
            var judged: [(SiteQuestion, SiteJudgement)] = []
            for question in questions {
                let response = question == .plain ? plain : try fetcher.fetch(question.request(file, to: site))
                judged.append((question, SiteJudgement(response, to: question, about: file, of: tree, at: place)))
                if question == .gzip, let finding = SiteCaching.mixing(plain, response, of: file, at: place) {
                    look.findings.append(finding)
                }
            }
            look.hash = judged.first?.1.hash
            look.findings = Self.merged(judged) + look.findings
            // A file that is not there has no times to be asked for.
            if file.kind == .feed, let client, client.download.asksForChanges, plain.status == 200 {
                let conditions = SiteConditions(
                    fetcher: fetcher, file: file, client: client, clock: tree.clock, url: site.url(file.path),
                    place: place, now: now)
                look.findings += try conditions.findings(beside: plain)
            }
        } catch {
            look.problem = error.description
        }
        return look
    }

    /// The findings of all answers, each once; what not every answer has says which ones do.
    private static func merged(_ judged: [(SiteQuestion, SiteJudgement)]) -> [VerificationFinding] {
        var order: [VerificationFinding] = []
        var questions: [VerificationFinding: [SiteQuestion]] = [:]
        for (question, judgement) in judged {
            for finding in judgement.findings {
                if questions[finding] == nil { order.append(finding) }
                questions[finding, default: []].append(question)
            }
        }
        return order.map { finding in
            let asked = questions[finding] ?? []
            guard asked.count < judged.count else { return finding }
            var finding = finding
            finding.message = "\(finding.message) (\(asked.map(\.name).joined(separator: "; ")))"
            return finding.isAboutContent && isOfQuery(asked, among: judged) ? finding.asQuery : finding
        }
    }

    /// Whether only the question mark can be what an answer differs by.
    private static func isOfQuery(_ asked: [SiteQuestion], among judged: [(SiteQuestion, SiteJudgement)]) -> Bool {
        asked.allSatisfy { $0.query != nil }
            && judged.contains { $0.0.query == nil && $0.0.encodings != nil && $0.1.findings.isEmpty }
    }
}

extension VerificationFinding {
    /// Whether it is about what an address leads to, and not about how that is sent.
    fileprivate var isAboutContent: Bool {
        [.missing, .altered, .stale, .ahead, .status, .redirect].contains(kind)
    }

    /// The finding as one about the question mark in an address.
    fileprivate var asQuery: VerificationFinding {
        VerificationFinding(
            .query, at: place, "what stands behind the question mark must not change the answer: \(message)",
            severity: severity)
    }
}
