import Campaigns

extension MessageInSchedule {
    /// Versions that are meant and not reached, or reached and not meant.
    var versionFindings: [Diagnostic] {
        // Who gets it without the restriction gets it knowingly. Without any, the client's own conditions are what is meant.
        guard !campaign.isForEveryone(of: group.client), !campaign.versions.isOpen,
            let reach = Reach(of: place, in: schedule, meant: campaign.versions, targets: targets)
        else { return [] }
        guard !reach.isExact else { return [] }
        let boundsAdvice = VersionBoundsAdvice(bounds: campaign.versions, versions: app.versions)
        let advice = schedule.versions.measure == .marketing ? boundsAdvice.text : nil
        var findings: [Diagnostic] = []
        if !reach.lost.isEmpty {
            findings.append(
                finding(
                    .versionsLost, at: campaign.versions.offset,
                    "does not reach \(list(reach.lost)), which “versions” means",
                    suggestion: advice ?? "its numbers sort otherwise: newsadmin check --explain versions-lost"))
        }
        if !reach.gained.isEmpty {
            findings.append(
                finding(
                    .versionsGained, at: campaign.versions.offset,
                    "also reaches \(list(reach.gained)), which “versions” does not mean",
                    suggestion: advice ?? "leave \(group.client) out of “clients”, or list it under everyone"))
        }
        let gaps = reach.unreachedNeighbours.map { "\($0.text) would be left out" }
        let surpluses = reach.reachedNeighbours.map { "\($0.text) would get it" }
        if !gaps.isEmpty || !surpluses.isEmpty {
            findings.append(
                finding(
                    .versionGap, at: campaign.versions.offset,
                    "knows the versions of today only: of those that may still come, "
                        + (gaps + surpluses).joined(separator: ", "),
                    suggestion: "add a new version to app.versions, and publish this again before it is in use"))
        }
        return findings
    }

    private func list(_ versions: [AppVersion]) -> String {
        versions.map(\.text).joined(separator: ", ")
    }
}

extension Rule {
    /// Versions that a message is meant for and does not reach, because its client compares them in a way of its own.
    static let versionsLost = Rule.changeable("versions-lost", .warning)
    /// Versions that a message reaches without being meant for them.
    static let versionsGained = Rule.changeable("versions-gained", .warning)
    /// Versions nobody has yet, for which the bounds would not do what they say.
    static let versionGap = Rule.changeable("version-gap", .note)
}
