import Campaigns
import Clients
import Releases

extension VerificationReport {
    /// The report as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/verify/1", "now": .string(now.iso8601), "place": .optional(place),
            "files": .integer(verification?.files ?? 0), "bytes": .integer(verification?.bytes ?? 0),
            "locales": .array(ledgers.map(json)),
            "findings": .array(findings.map(json)), "ledger": .array(diagnostics.map(FindingsReport.json)),
            "problems": .texts(problems),
        ])
    }

    private func json(_ ledger: LedgerLine) -> PropertyValue {
        let comparison = verification?.servedLocales.first { $0.locale == ledger.locale }
        return [
            "locale": .string(ledger.locale), "releases": .integer(ledger.releases),
            "key": .optional(ledger.fingerprint), "files": .integer(ledger.files),
            "bytes": .integer(ledger.bytes),
            "due": comparison.flatMap { $0.due.release == nil ? nil : json($0.due) } ?? .null,
            "served": comparison?.served.map(json) ?? .null,
            "behind": comparison.map { .boolean($0.isBehind) } ?? .null,
        ]
    }

    private func json(_ state: ServedState) -> PropertyValue {
        [
            "release": .optional(state.release), "since": .string(state.since.iso8601),
        ]
    }

    private func json(_ finding: VerificationFinding) -> PropertyValue {
        [
            "kind": .string(finding.kind.rawValue), "severity": .string(finding.severity.rawValue),
            "place": .string(finding.place), "message": .string(finding.message.text),
        ]
    }
}
