import Campaigns
import Clients

/// Asks for a control file as a client does that first wants to know whether it has changed.
struct SiteConditions {
    let fetcher: any SiteFetcher
    let file: ServedFile
    let client: ServedTree.ClientDownload
    let clock: ZoneClock
    let url: String
    let place: String
    let now: Instant

    /// What is wrong with the answers.
    ///
    /// - Parameter plain: the answer to a `GET` without a condition.
    func findings(beside plain: SiteResponse) throws(SiteProblem) -> [VerificationFinding] {
        var findings: [VerificationFinding] = []
        let head = try fetcher.fetch(SiteRequest(.head, url: url))
        if head.status != 200 {
            var finding = SiteStatus.finding(head, at: place, method: "HEAD")
            finding.message = "\(finding.message); \(client.title) asks with HEAD first and shows nothing without a 200"
            findings.append(finding)
        } else if head.headers["Content-Encoding"] == nil, let length = head.headers["Content-Length"],
            Int(length) != plain.body.count, plain.headers["Content-Encoding"] == nil
        {
            findings.append(
                .init(
                    .length, at: place,
                    "HEAD announces \(length) bytes, and GET sends \(plain.body.count)"))
        }
        let changed = (head.headers["Last-Modified"] ?? plain.headers["Last-Modified"]).flatMap(Instant.init(httpDate:))
        let refusals = try answersOfNothing(changed)
        if let first = refusals.first {
            let methods = Set(refusals.map(\.method.rawValue)).sorted().joined(separator: " and ")
            findings.append(
                .init(
                    .notModified, at: place,
                    "\(methods) with If-Modified-Since: \(first.date) is answered with 304; \(client.title) sends the "
                        + "time of its own last download, of whatever language, so a phone would keep an old file or "
                        + "show nothing; always answer with 200"))
        }
        if let changed, changed.seconds < file.since.seconds {
            findings.append(
                .init(
                    .modified, at: place,
                    "Last-Modified is \(clock.description(of: changed)), but the file went live at "
                        + "\(clock.description(of: file.since)); phones that downloaded in between are told by such a "
                        + "time that nothing has changed",
                    severity: refusals.isEmpty ? .warning : .error))
        }
        return findings
    }

    /// The conditions that were answered with 304: that of a phone that downloaded the file just now, and that of one
    /// that did so at the very second of the last change, which some servers compare for being equal.
    private func answersOfNothing(
        _ changed: Instant?
    ) throws(SiteProblem) -> [(method: SiteRequest.Method, date: String)] {
        var refusals: [(method: SiteRequest.Method, date: String)] = []
        let dates = Set([changed, now].compactMap { $0?.httpDate }).sorted()
        for method in [SiteRequest.Method.head, .get] {
            for date in dates {
                let answer = try fetcher.fetch(SiteRequest(method, url: url, headers: ["If-Modified-Since": date]))
                if answer.status == 304 { refusals.append((method, date)) }
            }
        }
        return refusals
    }
}
