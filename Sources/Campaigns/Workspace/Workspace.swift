/// Everything that the publisher wrote, read and typed.
public struct Workspace: Sendable {
    /// The folder it is in.
    public let folder: String
    /// What `newsadmin.yml` says.
    public let configuration: WorkspaceConfiguration
    /// The campaigns that could be read, in order of their ids.
    public let campaigns: [Campaign]
    /// The images that campaigns may use.
    public let images: ImageLibrary
    /// What is wrong with any of it.
    public let findings: [Diagnostic]
    /// What reading found in each campaign's own files, for the next reading of the same ones.
    public internal(set) var findingsByCampaign: [String: [Diagnostic]] = [:]
    /// How the files of campaigns stood before they were read, for the next reading; empty where there is to be none.
    var stamps: [String: CampaignStamps] = [:]
}
