import Campaigns

extension FieldReader {
    /// A build that is its version's number may be right, but often is a version written in the wrong place.
    mutating func checkBuildsLikeVersions(of app: AppConfiguration) {
        let alike = app.versions.map(\.text).filter { app.builds[$0] == $0 }
        guard let first = alike.first else { return }
        report(
            .notableBuildLikeVersion, at: app.buildOffsets[first] ?? offset,
            alike.count == 1
                ? "the build of \(first) is the version itself; Notable compares with CFBundleVersion"
                : "the builds of \(alike.joined(separator: ", ")) are the versions; Notable compares with CFBundleVersion",
            suggestion: "see what the app's CFBundleVersion is")
    }
}

extension Rule {
    /// Builds that look like versions.
    static let notableBuildLikeVersion = Rule.changeable("notable-build-like-version", .note)
}
