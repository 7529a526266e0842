import Campaigns

extension FieldReader {
    /// Bounds on versions are written as builds, so a later version must have a build that Notable finds greater.
    mutating func checkBuildOrder(of app: AppConfiguration) {
        let known = app.versions.filter { app.builds[$0.text] != nil }
        for (earlier, later) in zip(known, known.dropFirst()) {
            guard let first = app.builds[earlier.text], let second = app.builds[later.text],
                NumericVersion(second) <= NumericVersion(first)
            else { continue }
            let relation = NumericVersion(second) == NumericVersion(first) ? "is that" : "is not above “\(first)”, that"
            report(
                .notableBuildOrder, at: app.buildOffsets[later.text] ?? offset,
                "the build “\(second)” of \(later.text) \(relation) of \(earlier.text), so Notable cannot tell the two apart",
                suggestion: "correct app.builds: CFBundleVersion of each release, which rises from one to the next")
        }
    }
}

extension Rule {
    /// A later version whose build is not greater.
    static let notableBuildOrder = Rule.changeable("notable-build-order", .warning)
}
