extension ReleaseManifest {
    /// What it means for a locale that its current release was made at a later moment than this, in the words of `status`
    /// and of the dashboard. Who is refused a release is told more: which clock may be wrong, and what to do about it.
    ///
    /// - Parameters:
    ///   - number: the release's number.
    ///   - time: that moment, as the reader is told times.
    public static func aheadSentence(number: Int, time: String) -> String {
        "release \(number) was made at \(time), which is after now: nothing is released or deployed here until then, "
            + "unless that release is taken back"
    }
}
