/// What a path of the output may look like.
enum OutputPath {
    /// Whether a path stays below the folder it is relative to.
    static func isSafe(_ path: String) -> Bool {
        // By bytes, as file systems read it: a mark behind a slash makes no other character of it.
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8) && !part.contains(0)
        } && path != OutputManifest.path
    }
}
