import Foundation
import Testing

/// The program that other tests run.
@Suite struct ProgramTests {
    @Test func theProgramIsTheOneThatWasBuiltBesideTheTests() {
        #expect(Program.path.hasPrefix("/"))
        #expect(FileManager.default.isExecutableFile(atPath: Program.path))
    }

    @Test(arguments: [
        "/build/debug/newsadminPackageTests.xctest",
        "/build/debug/newsadminPackageTests.xctest/Contents/MacOS/newsadminPackageTests",
    ])
    func theFolderOfTheBuildIsAmongThoseAboveTheTests(_ file: String) {
        let folders = Program.folders(above: file).map(\.path)
        #expect(folders.contains("/build/debug"))
        #expect(folders.count == 4)
    }
}
