import Campaigns
import Files

/// Makes a new campaign's file, dated and ready to be edited.
public struct NewCampaign: Sendable {
    private let folder: String
    private let title: String
    private let name: String?
    private let now: Instant

    /// A campaign of that title in a workspace, dated by `now` in the workspace's zone.
    ///
    /// - Parameter name: what its file is called behind the date; nil: after the title.
    public init(folder: String, title: String, name: String? = nil, now: Instant) {
        self.folder = folder
        self.title = title
        self.name = name
        self.now = now
    }

    /// What was made.
    public struct Made: Equatable, Sendable {
        /// The file's path, relative to the workspace.
        public var path: String
        /// The word that the file's name has because nothing of the title could be in it; nil where something could.
        public var standIn: String?
    }

    /// Why no file was made.
    public enum Failure: WorkspaceFailure, Sendable {
        /// The title is empty.
        case emptyTitle
        /// There is nothing in the name for the file that could stand there.
        case badName(String)
        /// The workspace cannot be read, or the operating system refused.
        case workspace(WorkspaceReader.Failure)
    }

    /// Writes the file and says where it is.
    ///
    /// - Throws: ``Failure``.
    public func run() throws(Failure) -> Made {
        let title = title.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
        guard !title.isEmpty else { throw .emptyTitle }
        let slug = CampaignSlug.of(name ?? title)
        if let name, slug == nil { throw .badName(name) }
        let configuration = try Failure.configuration(in: folder)
        let text = self.text(title: title, clock: configuration.clock)
        let standIn = slug == nil ? CampaignSlug.standIn : nil
        let stem = self.stem(slug ?? CampaignSlug.standIn, clock: configuration.clock)
        return try Failure.filing { () throws(FileProblem) -> Made in
            let taken = Set(
                try FolderListing.files(below: folder + "/campaigns").map { PathSteps($0).last.lowercased() })
            var number = 1
            while true {
                let name = number == 1 ? "\(stem).md" : "\(stem)-\(number).md"
                number += 1
                if taken.contains(name.lowercased()) { continue }
                let path = "campaigns/" + name
                // Somebody else may be making one of that name at this moment.
                if try write(text, to: path) { return Made(path: path, standIn: standIn) }
            }
        }
    }

    /// The name of the file: today's date and the slug, or the slug alone if it begins with a date.
    private func stem(_ slug: String, clock: ZoneClock) -> String {
        if slug.dropFirst(10).hasPrefix("-"), TimeNotation("\(slug.prefix(10))T00:00") != nil { return slug }
        return "\(clock.civilTime(at: now).dateText)-\(slug)"
    }

    /// Writes the file; false where there is one already.
    private func write(_ text: String, to path: String) throws(FileProblem) -> Bool {
        let target = folder + "/" + path
        if try FileExistence.exists(target) { return false }
        do throws(FileProblem) {
            try SingleFile.create(Array(text.utf8), at: target)
            return true
        } catch {
            if try FileExistence.exists(target) { return false }
            throw error
        }
    }

    /// The file's content. Its dates are ahead, so that whoever takes them as they are publishes something.
    private func text(title: String, clock: ZoneClock) -> String {
        """
        ---
        title: \(YAMLText.quoted(title))
        draft: true
        # start: \(day(1, by: clock))T09:00
        # end: \(day(15, by: clock))T00:00
        # action: {url: "https://example.com/", label: Show me}
        ---
        Write what is new here. When it is ready, remove the line “draft: true”.

        """
    }

    /// The date some days from now.
    private func day(_ distance: Int64, by clock: ZoneClock) -> String {
        let today = clock.civilTime(at: now).asUTC
        return CivilTime(utc: today.advanced(days: distance)).dateText
    }
}
