extension ReleaseManifest {
    /// What it means for a locale with messages that the folder of campaigns is empty: a release is not refused, but hardly
    /// meant.
    public static let emptyingSentence =
        "there are no campaigns, so a release would take everything out; see whether campaigns/ is where it should be"
}
