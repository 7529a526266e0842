import Files

/// Reads a workspace from its folder.
public struct WorkspaceReader {
    private let vocabulary: WorkspaceVocabulary
    /// Whether there is to be a reading after it, to which it hands how files stand.
    private let hasSuccessor: Bool

    /// A reader that knows these clients and rules.
    ///
    /// - Parameter hasSuccessor: whether what it reads is to be given to a later reading, which passes over files that
    ///   nobody has touched.
    public init(vocabulary: WorkspaceVocabulary, hasSuccessor: Bool = false) {
        self.vocabulary = vocabulary
        self.hasSuccessor = hasSuccessor
    }

    /// Why a folder could not be read as a workspace.
    public enum Failure: FileFailure, Sendable {
        /// There is no `newsadmin.yml`.
        case noConfiguration(folder: String)
        /// `newsadmin.yml` has errors, and nothing else was read.
        case badConfiguration([Diagnostic])
        /// The operating system refused.
        case file(FileProblem)
    }

    /// The configuration and its findings, without reading any campaign.
    ///
    /// - Throws: ``Failure``; errors in the configuration are thrown, its other findings returned.
    public func readConfiguration(
        in folder: String
    ) throws(Failure) -> (configuration: WorkspaceConfiguration, findings: [Diagnostic]) {
        let bytes: [UInt8]
        do {
            bytes = try FileReading.bytes(at: folder + "/newsadmin.yml", limit: 1 << 20)
        } catch {
            guard error.cause == .absence else { throw .file(error) }
            throw .noConfiguration(folder: folder)
        }
        try Failure.filing { () throws(FileProblem) in try WorkspaceFolders.refuseLinks(in: folder) }
        let file = SourceFile(path: "newsadmin.yml", bytes: bytes)
        let (configuration, found) = ConfigurationReader(vocabulary: vocabulary).read(file)
        let findings = found.limited()
        if findings.contains(where: { $0.severity == .error }) { throw .badConfiguration(findings) }
        return (configuration, findings)
    }

    /// The workspace and all findings of the reading.
    ///
    /// - Parameters:
    ///   - folder: where it is.
    ///   - baseURL: where its feeds are served from, in place of production's address.
    ///   - earlier: an earlier reading, from which is taken what has not changed since.
    ///   - untouched: campaigns that are known, by id: nobody has touched their files, nor the configuration.
    /// - Throws: ``Failure``; what is wrong with campaigns is not thrown but among the findings.
    public func read(
        _ folder: String, baseURL: String? = nil, after earlier: Workspace? = nil,
        untouched: [String: ReadCampaign] = [:]
    ) throws(Failure) -> Workspace {
        var (configuration, configurationFindings) = try readConfiguration(in: folder)
        if let baseURL { configuration.production.baseURL = baseURL }
        let listed = try Failure.filing { () throws(FileProblem) in
            try FolderListing.contents(below: folder + "/campaigns")
        }
        let paths = listed.files.map { "campaigns/" + $0 }
        var plan = CampaignFiles(paths, configuration: configuration)
        if !paths.contains(where: { $0.hasSuffix(".md") }) { plan.reportEmptiness() }
        let reader = CampaignReader(configuration: configuration, vocabulary: vocabulary)
        let known = KnownCampaigns(earlier, configuration: configuration)
        let now = hasSuccessor ? FileMoment.local : nil
        let results = plan.campaigns.parallelMap { files -> ReadCampaign in
            if let read = untouched[files.id], read.isRead(from: files) { return read }
            // As they stand before they are read, so that no change on the way is missed.
            let stamps = now.flatMap { CampaignStamps(files, in: folder, at: $0) }
            var result =
                stamps.flatMap { known.campaign(files.id, untouched: $0) }
                ?? Self.read(files, in: folder, with: reader, known)
            result.stamps = stamps
            return result
        }
        let images = ImageLibrary(
            files: paths.filter { !$0.hasSuffix(".md") }, folder: folder, baseURL: configuration.production.baseURL)
        let campaigns = results.compactMap(\.campaign)
        var workspace = Workspace(
            folder: folder, configuration: configuration, campaigns: campaigns, images: images,
            findings: configurationFindings + plan.findings + PassedOverFile.findings(in: "campaigns", listed)
                + LocaleInID.findings(in: campaigns, configuration: configuration)
                + DateInID.findings(in: campaigns) + results.flatMap(\.findings),
            findingsByCampaign: Dictionary(
                keepingFirst: results.compactMap { result in result.campaign.map { ($0.id, result.findings) } }))
        for result in results {
            if let campaign = result.campaign { workspace.stamps[campaign.id] = result.stamps }
        }
        return workspace
    }

    private static func read(
        _ files: CampaignFiles.Group, in folder: String, with reader: CampaignReader, _ known: KnownCampaigns
    ) -> ReadCampaign {
        var findings: [Diagnostic] = []
        func load(_ path: String) -> SourceFile? {
            do {
                return SourceFile(
                    path: path,
                    bytes: try FileReading.bytes(
                        at: folder + "/" + path, limit: CampaignReader.sizeLimit, followingLinks: false))
            } catch {
                RefusedFiles.noteVanished(error)
                var finding =
                    error.cause == .excess
                    ? CampaignReader.tooLarge(path)
                    : Diagnostic(
                        .unreadableFile, at: SourcePosition(file: path), "the file cannot be read: \(error.reason)")
                finding.campaign = files.id
                findings.append(finding)
                return nil
            }
        }
        guard let source = load(files.source) else { return ReadCampaign(campaign: nil, findings: findings) }
        var unread: [String: String] = [:]
        var stopping: [String] = []
        let translations = files.translations.compactMap { locale, path in
            let file = load(path)
            if file == nil {
                unread[locale] = path
                stopping.append(locale)
            }
            return file.map { (locale, $0) }
        }
        if unread.isEmpty, let known = known.campaign(files.id, source: source, translations: translations) {
            return known
        }
        let (campaign, more) = reader.read(
            id: files.id, source: source, translations: translations, unreadTranslations: unread)
        if let campaign {
            for (place, locale) in stopping.enumerated() {
                findings[place].locales = reader.localesStopped(by: locale, of: campaign)
            }
        }
        return ReadCampaign(campaign: campaign, findings: (findings + more).limited())
    }
}

extension Rule {
    /// A file that the operating system does not let us read.
    static let unreadableFile = Rule.locked("unreadable-file")
}
