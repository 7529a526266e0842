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

    /// Something that is in the way of a campaign's files.
    struct Conflict {
        /// Its path.
        var path: String
        /// What stands there where that is no file: `a folder`; nil for a file.
        var thing: String?
    }

    /// What is in the way of a campaign's files, if something is, and those of them that are not there yet.
    func comparison(
        with campaign: ImportedCampaign
    ) throws(FileProblem) -> (conflict: Conflict?, missing: [ImportedCampaign.File]) {
        var missing: [ImportedCampaign.File] = []
        for file in campaign.files {
            let path = file.path.hasPrefix("campaigns/") ? paths[Self.name(file.path)] ?? file.path : file.path
            guard try FileExistence.exists(folder + "/" + path) else {
                missing.append(file)
                continue
            }
            guard (try? FileReading.bytes(at: folder + "/" + path, followingLinks: false)) == file.bytes else {
                return (Conflict(path: path, thing: Self.thing(at: folder + "/" + path)), [])
            }
        }
        return (nil, missing)
    }

    private static func thing(at path: String) -> String? {
        switch FileExistence.kind(of: path) {
        case .file?, nil: nil
        case .link?: "a symbolic link"
        case .device?: "a device"
        case .other?: (try? FileExistence.isFolder(path)) == true ? "a folder" : "a special file"
        }
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
