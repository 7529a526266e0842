import Files

extension WorkspaceReader {
    /// The ids of the campaigns in a workspace, by the names of their files alone; no campaign is read.
    ///
    /// - Throws: ``Failure``.
    public func campaignIDs(in folder: String) throws(Failure) -> [String] {
        let configuration = try readConfiguration(in: folder).configuration
        do throws(FileProblem) {
            let paths = try FolderListing.contents(below: folder + "/campaigns").files.map { "campaigns/" + $0 }
            return CampaignFiles(paths, configuration: configuration).campaigns.map(\.id)
        } catch {
            throw .file(error)
        }
    }
}
