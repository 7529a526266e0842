import Campaigns
import Testing

@testable import Newsroom

/// Places that hold what was released on another branch, of which a merge has kept this one's release.
extension DeployingTests {
    /// Two clones of one workspace that have both made release 2 of a locale, the other one of them also having deployed it.
    private func diverged(
        othersRelease: String = "2026-11-20T13:00:00Z"
    ) throws -> (own: TestWorkspace, other: TestWorkspace) {
        let workspace = try released("inotify: {}, notable: {}")
        _ = try deploy(workspace, "en")
        let other = try clone(of: workspace)
        try other.write("---\ntitle: Sale\ninotify: {key: 2026/11/20}\n---\nA third off.\n", to: "campaigns/a.md")
        try other.approve(at: othersRelease)
        try other.release("en", at: othersRelease)
        _ = try deploy(other, "en", at: othersRelease)
        try workspace.write("---\ntitle: New\ninotify: {key: n}\n---\nJust in.\n", to: "campaigns/n.md")
        try workspace.approve(at: "2026-11-20T13:30:00Z")
        try workspace.release("en", at: "2026-11-20T13:30:00Z")
        return (workspace, other)
    }

    /// What git does, told to keep one's own release: approvals and kept files of both branches are there.
    private func merge(_ other: TestWorkspace, into own: TestWorkspace) throws {
        for (name, bytes) in try other.files(below: "releases/en")
        where name.hasPrefix("files/") || name.hasPrefix("approvals/") {
            try own.write(String(decoding: bytes, as: UTF8.self), to: "releases/en/" + name)
        }
    }

    /// Whether what the other release took back is to return, nobody can tell but a person.
    @Test func whatAMergeSetAsideIsNotReplacedWithoutAWord() throws {
        let (own, other) = try diverged()
        #expect(try refusals { try deploy(own, "en", at: "2026-11-20T14:00:00Z") }.count == 1)
        try merge(other, into: own)
        try own.write(other.text("campaigns/a.md"), to: "campaigns/a.md")
        #expect(try own.release("en", at: "2026-11-20T14:00:00Z").map(\.number) == [3])
        let refused = try refusals { try deploy(own, "en", at: "2026-11-20T14:00:00Z") }
        #expect(refused.count == 1)
        #expect(
            refused.first?.contains(
                "of a release that a merge has set aside; see whether that release took anything back, then deploy "
                    + "with --overwrite") == true, "\(refused)")
        let result = try deploy(own, "en", at: "2026-11-20T14:00:00Z", overwrites: true)
        #expect(result.refusals.isEmpty)
        #expect(result.written.contains("inotify/en.plist"))
        #expect(try own.text("site/inotify/en.plist").contains("A third off."))
        #expect(try own.text("site/inotify/en.plist").contains("Just in."))
    }

    /// With nothing to release again there is no telling which of the two is to be on phones.
    @Test func whatIsLaterThanTheReleaseThatAMergeKeptIsLeftAlone() throws {
        let (own, other) = try diverged(othersRelease: "2026-11-20T13:45:00Z")
        try merge(other, into: own)
        let refused = try refusals { try deploy(own, "en", at: "2026-11-20T14:00:00Z") }
        #expect(refused.count == 1)
        #expect(refused.first?.contains("of a release that a merge has set aside") == true, "\(refused)")
    }

    @Test func spareFilesOfALocaleAreOneFinding() throws {
        let (own, other) = try diverged()
        try merge(other, into: own)
        let findings = try own.ledger("en").findings
        #expect(findings.map(\.rule.id) == ["ledger-spare"])
        let files = try own.ledger("en").spareFiles
        #expect(files.count > 2)
        #expect(findings.first?.position.file == files.min().map { "releases/en/files/\($0)" })
        #expect(
            findings.first?.message
                == "nothing in the ledger needs this file and \(files.count - 1) more, which do no harm")
    }
}
