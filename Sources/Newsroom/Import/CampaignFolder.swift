import Campaigns
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

    /// What is in the way of a campaign's files, if anything is, and which of them are there already.
    func standing(
        of campaign: ImportedCampaign
    ) throws(FileProblem) -> (obstacle: String?, missing: [ImportedCampaign.File]) {
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
            try? FileRemoval.removeHalves(in: self.folder + "/" + folder, access: .shared)
        }
    }

    /// Writes a file.
    func write(_ file: ImportedCampaign.File) throws(FileProblem) {
        try AtomicFile.write(file.bytes, to: folder + "/" + file.path, replacing: false)
    }
}

extension ImportResult {
    /// Adds a campaign, and writes those of its files that are not there yet, unless another one is in its way.
    mutating func add(
        _ campaign: ImportedCampaign, into folder: CampaignFolder, of client: String
    ) throws(FileProblem) {
        let (obstacle, missing) = try folder.standing(of: campaign)
        var state = Campaign.State.written
        if let obstacle {
            state = .refused
            findings.append(
                Diagnostic(
                    .importFileExists, at: SourcePosition(file: obstacle),
                    "this file is there already and says something else, so \(campaign.id) is not imported",
                    suggestion: campaign.locales.count > 1
                        ? "move the campaign's files away, and import again"
                        : "import the feeds of all languages in one call; where the file is of another client's feed, move it "
                            + "away first, and put both together by hand",
                    campaign: campaign.id, locales: Set(campaign.locales), client: client))
        } else if missing.isEmpty {
            state = .unchanged
        } else if !isDryRun {
            // The source comes last, so that half of an import is no campaign.
            for file in missing.reversed() { try folder.write(file) }
        }
        campaigns.append(
            Campaign(
                id: campaign.id, locales: campaign.locales, files: campaign.files.map(\.path), raw: campaign.raw,
                state: state))
    }
}
