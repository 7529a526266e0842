import Files

/// Versions in order, so that comparing two of them is comparing two integers.
struct NumericVersionRanking: Sendable {
    /// One version for each rank, ascending; versions that compare equal share a rank.
    let versions: [NumericVersion]

    /// Ranks the versions among these texts.
    init(_ texts: some Sequence<String>) {
        var versions: [NumericVersion] = []
        for version in texts.map(NumericVersion.init).sorted() where versions.last != version {
            versions.append(version)
        }
        self.versions = versions
    }

    /// How many of the ranked versions are smaller.
    func countBelow(_ version: NumericVersion) -> Int {
        versions.countOfFront { $0 < version }
    }
}
