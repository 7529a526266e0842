import Campaigns

extension FieldReader {
    /// To Notable `9` is less than `9.0`, so a build must be written with as many numbers as the app's own has.
    mutating func checkBuildZeros(of app: AppConfiguration) {
        let builds = app.versions.compactMap { version in app.builds[version.text].map { (version.text, $0) } }
        let fewest = builds.map { Self.count($0.1) }.min() ?? 0
        for (version, build) in builds where build.hasSuffix(".0") && Self.count(build) > fewest {
            let short = build.dropLast(2)
            report(
                .notableBuildZero, at: app.buildOffsets[version] ?? offset,
                "Notable finds “\(short)” less than “\(build)”, and other builds here have fewer numbers",
                suggestion: "write \(short) if that is what the app says of itself")
        }
    }

    private static func count(_ build: String) -> Int {
        build.split(separator: ".", omittingEmptySubsequences: false).count
    }
}

extension Rule {
    /// A build with a zero behind that the app's own perhaps does not have.
    static let notableBuildZero = Rule.changeable("notable-build-zero", .warning)
}
