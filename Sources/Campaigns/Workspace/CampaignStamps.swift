import Files

/// What the file system says of a campaign's files; where it says the same later, they need not be read again.
struct CampaignStamps: Equatable, Sendable {
    private var source: File
    private var translations: [File] = []

    private struct File: Equatable, Sendable {
        var path: ExactText
        var stamp: FileStamp

        /// A file as it stands; nil where that may not tell it from one that it becomes within the same step of the
        /// clock.
        init?(_ path: String, in folder: String, at moment: FileMoment) {
            guard let stamp = FileStamp(of: folder + "/" + path), stamp.isSettled(at: moment) else { return nil }
            self.path = ExactText(path)
            self.stamp = stamp
        }
    }

    /// How the files of a campaign stand; nil where one was touched a moment ago, or is not there.
    ///
    /// - Parameter moment: the time.
    init?(_ files: CampaignFiles.Group, in folder: String, at moment: FileMoment) {
        guard let source = File(files.source, in: folder, at: moment) else { return nil }
        self.source = source
        for (_, path) in files.translations {
            guard let file = File(path, in: folder, at: moment) else { return nil }
            translations.append(file)
        }
    }
}
