import Campaigns
import Releases

extension VerificationReport {
    /// The findings about signatures and files, a line each, without line ends.
    public var findingLines: [String] {
        findings.map { finding in
            let weight = finding.severity == .error ? "" : "\(finding.severity.rawValue): "
            return TerminalText.shown("\(finding.kind.rawValue) \(finding.place): \(weight)\(finding.message)")
        }
    }

    /// The summary for people, with a line end behind each line.
    public var text: String {
        let lines = ledgers.map(line) + (verification.map(lines) ?? [])
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    private func line(_ ledger: LedgerLine) -> String {
        guard ledger.releases > 0 else { return "\(ledger.locale): not released yet" }
        let signature = ledger.fingerprint.map { "signed with \($0)" } ?? "not signed"
        return "\(ledger.locale): \(counted(ledger.releases, "release")), \(signature), "
            + "\(counted(ledger.files, "file")), \(counted(ledger.bytes, "byte"))"
    }

    private func lines(_ verification: Verification) -> [String] {
        let standings = verification.standings.map { standing in
            let state = "\(standing.locale): release \(standing.due.release ?? 0) "
            let since = "is due since \(clock.description(of: standing.due.since))"
            guard let served = standing.served else { return state + since + ", and no one state is served" }
            if served.since == standing.due.since, served.release == standing.due.release { return state + "is served" }
            if served.release == standing.due.release {
                return state + since + ", and its state of \(clock.description(of: served.since)) is served"
            }
            return state + since + ", and release \(served.release ?? 0) is served"
        }
        let errors = findings.count { $0.severity == .error }
        let others = findings.count - errors
        var summary = "\(place ?? ""): \(counted(verification.files, "file")) verified"
        if errors > 0 { summary += ", \(counted(errors, "error"))" }
        if others > 0 { summary += ", \(counted(others, "warning"))" }
        if !problems.isEmpty { summary += ", \(problems.count) could not be read" }
        if findings.isEmpty, problems.isEmpty { summary += ", all as they are due" }
        return standings + [summary]
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
