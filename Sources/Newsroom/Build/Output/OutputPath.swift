import Files

/// What a path of the output may look like.
enum OutputPath {
    /// Whether a path stays below the folder it is relative to.
    static func isSafe(_ path: String) -> Bool {
        PathSteps(path).arePlain && path != OutputManifest.path
    }
}
