import Campaigns
import Releases

extension VerificationReport {
    /// The findings about signatures and files, a line each, without line ends.
    ///
    /// - Parameter workspace: the workspace as commands have to name it; nil where they need not.
    public func findingLines(in workspace: String? = nil) -> [String] {
        foldedFindings.map { finding in
            let weight = finding.severity == .error ? "" : "\(finding.severity.rawValue): "
            return TerminalText.shown(
                "\(finding.kind.rawValue) \(finding.place): \(weight)\(finding.message.text(in: workspace))")
        }
    }

    /// The findings as people read them: that a file is of the earlier state that is served is said of its locale.
    private var foldedFindings: [VerificationFinding] {
        let stale = verification?.staleFiles ?? [:]
        let folded = Set(stale.values.joined())
        return findings.filter { !folded.contains($0) }.map { finding in
            guard finding.kind == .behind, let files = stale[finding.place], !files.isEmpty else { return finding }
            var finding = finding
            finding.message = "\(finding.message): \(names(of: files))"
            return finding
        }
    }

    /// The files of some findings, the first of many: `inotify/fr.plist, notable/fr/control.json and 3 more`.
    private func names(of findings: [VerificationFinding]) -> String {
        let places = Set(findings.map(\.place)).sorted()
        let more = places.count - Self.mostNames
        return places.prefix(Self.mostNames).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    }

    /// How many files are named of a locale that is behind.
    private static let mostNames = 5

    /// The summary for people, with a line end behind each line.
    public var text: String {
        let lines = ledgers.map(line) + (verification.map(lines) ?? [])
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    private func line(_ ledger: LedgerLine) -> String {
        guard ledger.releases > 0 else {
            return "\(ledger.locale): \(ledger.isHidden ? LedgerSet.hiddenWords : "not released yet")"
        }
        let signature = ledger.fingerprint.map { "signed with \($0)" } ?? "not signed"
        return "\(ledger.locale): \(CountWords.of(ledger.releases, "release")), \(signature), "
            + "\(CountWords.of(ledger.files, "file")), \(CountWords.of(ledger.bytes, "byte"))"
    }

    private func lines(_ verification: Verification) -> [String] {
        let lines = verification.servedLocales.map { comparison in
            guard let release = comparison.due.release else {
                return "\(comparison.locale): nothing is due yet"
            }
            let state = "\(comparison.locale): release \(release) "
            let since = "is due since \(clock.description(of: comparison.due.since))"
            if comparison.isUnknown { return state + since + ", and what is served could not be read" }
            guard let served = comparison.served else {
                return state + since + ", and its feeds there are of no one state that this ledger knows"
            }
            if served.since == comparison.due.since, served.release == comparison.due.release {
                return state + "is served"
            }
            if served.release == comparison.due.release {
                return state + since + ", and its state of \(clock.description(of: served.since)) is served"
            }
            return state + since + ", and release \(served.release ?? 0) is served"
        }
        if verification.files == 0, findings.isEmpty, problems.isEmpty {
            return lines + ["\(place ?? ""): nothing is due there yet, so nothing was asked for"]
        }
        let folded = foldedFindings
        let errors = folded.count { $0.severity == .error }
        let others = folded.count - errors
        var summary = "\(place ?? ""): \(CountWords.of(verification.files, "file")) verified"
        if errors > 0 { summary += ", \(CountWords.of(errors, "error"))" }
        if others > 0 { summary += ", \(CountWords.of(others, "warning"))" }
        if !problems.isEmpty { summary += ", \(problems.count) could not be read" }
        if findings.isEmpty, problems.isEmpty { summary += ", all as they are due" }
        return lines + [summary]
    }
}
