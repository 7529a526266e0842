extension Rule {
    /// Bounds within which none of the versions in use lies.
    static let versionsOfNobody = Rule.changeable("versions-of-nobody", .warning)
}

/// Finds campaigns that are meant for no version that anybody has.
public enum VersionsOfNobody {
    /// What is found in a campaign.
    public static func findings(in campaign: Campaign, app: AppConfiguration) -> [Diagnostic] {
        let bounds = campaign.versions
        guard !bounds.isOpen, !app.versions.isEmpty, !app.versions.contains(where: bounds.contains) else { return [] }
        return [
            Diagnostic(
                .versionsOfNobody, at: campaign.source.file.position(at: bounds.offset ?? 0),
                "none of app.versions is meant: “versions” is \(bounds)",
                suggestion: "correct the number, or add the new version to app.versions", campaign: campaign.id)
        ]
    }
}
