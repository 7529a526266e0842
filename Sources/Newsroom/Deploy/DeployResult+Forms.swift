import Campaigns
import Clients
import Releases

extension DeployResult {
    /// What was done, for people, with a line end behind each line.
    ///
    /// - Parameters:
    ///   - isDryRun: whether nothing was written.
    ///   - clock: the workspace's clocks.
    ///   - workspace: the workspace as commands have to name it; nil where they need not.
    public func text(isDryRun: Bool, clock: ZoneClock, in workspace: String? = nil) -> String {
        var lines: [String] = []
        if isDryRun {
            lines += written.map { "write \($0)" } + removed.map { "remove \($0)" }
        }
        let names = releases.map { release in
            release.number.map { "\(release.locale) release \($0)" } ?? "\(release.locale) as it is now"
        }
        let next = nextChange.map { "; next change \(clock.description(of: $0))" } ?? ""
        let verb = isDryRun ? "to write" : "written"
        lines.append(
            "\(place): \(names.joined(separator: ", ")): \(CountWords.of(written.count, "file")) \(verb), "
                + "\(removed.count) \(isDryRun ? "to remove" : "removed"), \(unchanged) as they should be\(next)")
        lines += warnings.map { $0.line(in: workspace) }
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    /// What was done, as JSON.
    public func json(isDryRun: Bool, _ layout: JSONWriter.Layout = .pretty) -> String {
        JSONWriter(layout).printed([
            "schema": "newsadmin/deploy/1", "dryRun": .boolean(isDryRun), "place": .string(place),
            "releases": .array(
                releases.map { release in
                    [
                        "locale": .string(release.locale),
                        "number": .optional(release.number),
                    ]
                }),
            "written": .texts(written), "removed": .texts(removed),
            "unchanged": .integer(unchanged), "bytes": .integer(bytes),
            "nextChange": .optional(nextChange), "warnings": .array(warnings.map { .string($0.line()) }),
            "refused": .array(
                refusals.map { ["locale": .string($0.locale), "reason": .string($0.sentence.text)] }),
        ])
    }
}
