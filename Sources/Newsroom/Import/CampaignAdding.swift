import Campaigns
import Clients
import Exchange
import Files

/// Writes campaigns beside those that a workspace has: all that were made of one announcement, or none.
struct CampaignAdding {
    private let folder: CampaignFolder
    private let existing: ExistingCampaigns
    private let importer: FeedImporter
    private let client: String

    /// Adds campaigns of a client.
    init(into folder: CampaignFolder, beside existing: ExistingCampaigns, importer: FeedImporter, client: String) {
        self.folder = folder
        self.existing = existing
        self.importer = importer
        self.client = client
    }

    /// A campaign as it is found when it is to be written.
    private struct Candidate {
        var campaign: ImportedCampaign
        var missing: [ImportedCampaign.File]
        /// Why it is not written.
        var refusal: Diagnostic?

        /// Whether there is something to write, and nothing against it so far.
        var isOpen: Bool { refusal == nil && !missing.isEmpty }
        /// Whether all of it is there already.
        var isUnchanged: Bool { refusal == nil && missing.isEmpty }
    }

    /// Adds the campaigns of one announcement to a result, and writes those of their files that are not there yet.
    func add(_ campaigns: ArraySlice<ImportedCampaign>, to result: inout ImportResult) throws(FileProblem) {
        var candidates: [Candidate] = []
        for campaign in campaigns {
            let (conflict, missing) = try folder.comparison(with: campaign)
            candidates.append(
                Candidate(
                    campaign: campaign, missing: missing,
                    refusal: conflict.map { refusal(of: campaign, by: $0, isOneOfSeveral: campaigns.count > 1) }))
        }
        let unchanged = Set(candidates.filter(\.isUnchanged).map { $0.campaign.id.lowercased() })
        for index in candidates.indices where candidates[index].isOpen {
            let campaign = candidates[index].campaign
            candidates[index].refusal = twinRefusal(of: campaign, besides: unchanged.union([campaign.id.lowercased()]))
        }
        let first = candidates.first { $0.refusal != nil }
        for var candidate in candidates {
            if let first, candidate.isOpen { candidate.refusal = refusal(of: candidate.campaign, with: first) }
            try add(candidate, to: &result)
        }
    }

    private func add(_ candidate: Candidate, to result: inout ImportResult) throws(FileProblem) {
        let campaign = candidate.campaign
        var state = ImportResult.Campaign.State.written
        if let refusal = candidate.refusal {
            state = .refused
            result.findings.append(refusal)
        } else if candidate.isUnchanged {
            state = .unchanged
        } else if !result.isDryRun {
            // The source comes last, so that half of an import is no campaign.
            for file in candidate.missing.reversed() { try folder.write(file) }
        }
        result.campaigns.append(
            ImportResult.Campaign(
                id: campaign.id, locales: campaign.locales, files: campaign.files.map(\.path), raw: campaign.raw,
                state: state))
    }

    /// That one of its files is there, and is another one or no file.
    private func refusal(
        of campaign: ImportedCampaign, by conflict: CampaignFolder.Conflict, isOneOfSeveral: Bool
    ) -> Diagnostic {
        let position = SourcePosition(file: conflict.path)
        if let thing = conflict.thing {
            return finding(
                campaign, at: position, "this is \(thing), so \(campaign.id) is not imported",
                suggestion: "move it away, and import again")
        }
        // Under another name it would have another key: it is moved out, and the one of the feed takes its place.
        let wayOut =
            campaign.locales.count > 1 || isOneOfSeveral
            ? "to have what the feed says, move the campaign's files out of the workspace, and import again"
            : "import the feeds of all languages in one call, with the campaign's files moved out of the workspace"
        let other =
            existing.shared.contains(campaign.id.lowercased())
            ? "; where that campaign is not meant for \(client), say so by “clients” in it, and import again" : ""
        return finding(
            campaign, at: position,
            "this file is there already and says something else, so \(campaign.id) is not imported",
            suggestion: wayOut + other)
    }

    /// That devices would take it for a campaign that is there; nil where they would not.
    private func twinRefusal(of campaign: ImportedCampaign, besides others: Set<String>) -> Diagnostic? {
        guard !existing.isEmpty, let twin = existing.twin(of: importer.entries(of: campaign), besides: others) else {
            return nil
        }
        return finding(
            campaign, at: twin.position, "\(twin.words), so \(campaign.id) is not imported",
            suggestion: "leave that campaign as it is, or move its files away and import again")
    }

    /// That another campaign of the same announcement is not imported.
    private func refusal(of campaign: ImportedCampaign, with first: Candidate) -> Diagnostic {
        let other = first.campaign.id
        return finding(
            campaign, at: first.refusal?.position ?? SourcePosition(file: ""),
            "\(other) is not imported, so neither is \(campaign.id), which is the same message in other languages",
            suggestion: "move the files of \(other) away, and import again")
    }

    private func finding(
        _ campaign: ImportedCampaign, at position: SourcePosition, _ message: String, suggestion: String
    ) -> Diagnostic {
        Diagnostic(
            .importFileExists, at: position, message, suggestion: suggestion, campaign: campaign.id,
            locales: Set(campaign.locales), client: client)
    }
}
