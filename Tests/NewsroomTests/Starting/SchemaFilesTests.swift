import Foundation
import Newsroom
import Testing

@Suite struct SchemaFilesTests {
    private static let folder = RulesDocument.repository.appending(path: "docs/schemas")

    @Test func theProgramHasAllSchemasOfTheDocumentation() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(SchemaFiles.all.map(\.name) == names)
        for schema in SchemaFiles.all {
            #expect(try Data(contentsOf: Self.folder.appending(path: schema.name)) == Data(schema.bytes))
        }
    }

    @Test func initWritesThemAgainIntoAWorkspaceThatExists() throws {
        let workspace = try TestWorkspace()
        try workspace.write("name: mine", to: "newsadmin.yml")
        try workspace.write("an older one", to: ".newsadmin/schemas/newsadmin.schema.json")
        let outcome = try Program.run(["init", "--schemas"], in: workspace.folder)
        #expect(outcome.status == 0)
        #expect(outcome.output == "\(SchemaFiles.all.count) schemas in .newsadmin/schemas/\n")
        let written = try workspace.files(below: ".newsadmin/schemas")
        let expected = Dictionary(uniqueKeysWithValues: SchemaFiles.all.map { ($0.name, Data($0.bytes)) })
        #expect(written == expected)
        #expect(try workspace.text("newsadmin.yml") == "name: mine")
    }
}
