import Testing

@testable import Campaigns

@Suite struct ImageLibraryTests {
    private static let library = ImageLibrary(
        files: ["campaigns/a/b.png"], folder: "/nowhere", baseURL: "https://news.example.com/")

    /// For file systems, a slash with a mark behind it is a slash.
    @Test(arguments: [
        "../../b.png", "../..", "..", "/b.png", "/\u{301}b.png", "../../\u{301}b.png", "..//../\u{301}b.png",
        "b%00.png",
    ])
    func aPathOutOfTheFolderOfCampaignsIsRefused(_ path: String) {
        let answer = Self.library.addresses(relativeTo: "campaigns/a/text.md")(path)
        #expect(answer == .refused("it must be a relative path inside campaigns/"))
    }

    @Test(arguments: [
        ("b.png", "campaigns/a/b.png"), ("../c.png", "campaigns/c.png"), ("./c//d.png", "campaigns/a/c/d.png"),
        ("../\u{301}c.png", "campaigns/\u{301}c.png"),
    ])
    func otherPathsAreLookedForThere(_ path: String, _ target: String) {
        let library = ImageLibrary(files: [], folder: "/nowhere", baseURL: "https://news.example.com/")
        let answer = library.addresses(relativeTo: "campaigns/a/text.md")(path)
        #expect(answer == .refused("there is no \(target)"))
    }
}
