import Exchange
import Files

/// The files of a workspace that an import must leave as they are.
struct CampaignFolder: Sendable {
    private let folder: String
    /// The paths of files, by their names in lower case: folders carry no meaning, nor does case.
    private var paths: [String: String] = [:]

    /// The files of a workspace.
    init(_ folder: String) throws(FileProblem) {
        self.folder = folder
        for path in try FolderListing.files(below: folder + "/campaigns") {
            paths[Self.name(path)] = "campaigns/" + path
        }
    }

    private static func name(_ path: String) -> String {
        (path.split(separator: "/").last ?? "").lowercased()
    }

    /// A file that is in the way of a campaign's files, if one is, and those of them that are not there yet.
    func comparison(
        with campaign: ImportedCampaign
    ) throws(FileProblem) -> (conflict: String?, missing: [ImportedCampaign.File]) {
        var missing: [ImportedCampaign.File] = []
        for file in campaign.files {
            let path = file.path.hasPrefix("campaigns/") ? paths[Self.name(file.path)] ?? file.path : file.path
            guard try FileExistence.exists(folder + "/" + path) else {
                missing.append(file)
                continue
            }
            guard (try? FileReading.bytes(at: folder + "/" + path, followingLinks: false)) == file.bytes else {
                return (path, [])
            }
        }
        return (nil, missing)
    }

    /// Removes what killed processes left half written in the folders of these campaigns.
    func clear(for campaigns: [ImportedCampaign]) {
        for folder in Set(campaigns.flatMap(\.files).map(\.path.folder)) {
            try? FileRemoval.removeTemporaryFiles(in: self.folder + "/" + folder, access: .shared)
        }
    }

    /// Writes a file.
    func write(_ file: ImportedCampaign.File) throws(FileProblem) {
        try AtomicFile.create(file.bytes, at: folder + "/" + file.path)
    }
}
