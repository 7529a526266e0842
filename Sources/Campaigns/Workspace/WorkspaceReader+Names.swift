import Files

extension WorkspaceReader {
    /// The ids of the campaigns in a workspace, by the names of their files alone; no campaign is read.
    ///
    /// - Throws: ``Failure``.
    public func campaignIDs(in folder: String) throws(Failure) -> [String] {
        let configuration = try readConfiguration(in: folder).configuration
        let listed = try Failure.filing { () throws(FileProblem) in
            try FolderListing.contents(below: folder + "/campaigns")
        }
        let paths = listed.files.map { "campaigns/" + $0 }
        return CampaignFiles(paths, configuration: configuration).campaigns.map(\.id)
    }
}
