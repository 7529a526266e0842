import Files
import Testing

@testable import Newsroom

/// What `feeds.json` says of libraries is what the program was built with.
@Suite struct LibraryVersionsTests {
    @Test(arguments: ["swift-mustache", "Yams"])
    func packagesAreDemandedToTheLastDigit(_ package: String) throws {
        let root = String(#filePath.dropLast("/Tests/NewsroomTests/Build/LibraryVersionsTests.swift".count))
        let manifest = String(decoding: try FileReading.bytes(at: root + "/Package.swift"), as: UTF8.self)
        let version = try #require(LibraryVersions.all[package])
        #expect(manifest.contains("/\(package)\", exact: \"\(version)\")"))
    }
}
