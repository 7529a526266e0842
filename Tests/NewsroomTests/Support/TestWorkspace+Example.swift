import Foundation

extension TestWorkspace {
    /// The example of the repository: all clients, five locales, images, templates, releases.
    static func example() throws -> TestWorkspace { try TestWorkspace(sourcesOf: RulesDocument.repository.path) }

    /// A copy of what a publisher keeps in a workspace.
    convenience init(sourcesOf folder: String) throws {
        try self.init()
        try remove("newsadmin.yml")
        for name in ["newsadmin.yml", "campaigns", "templates", "journeys", "keys", "releases"]
        where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
            try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(self.folder)/\(name)")
        }
    }
}
