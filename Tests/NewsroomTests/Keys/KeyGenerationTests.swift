import Campaigns
import Files
import Foundation
import Releases
import Testing

@testable import Newsroom

@Suite struct KeyGenerationTests {
    private static let now = Instant(seconds: 1_795_165_200)

    /// A workspace in a folder of its own, with room for a private key beside it.
    private static func made(_ configuration: String = "") throws -> (top: TestWorkspace, folder: String) {
        let top = try TestWorkspace(["news/newsadmin.yml": TestWorkspace.configuration(more: configuration)])
        try top.remove("newsadmin.yml")
        return (top, top.folder + "/news")
    }

    private static func generate(
        _ folder: String, private path: String, public publicPath: String? = nil
    ) throws(KeyGeneration.Failure) -> GeneratedKey {
        try KeyGeneration(folder: folder, privatePath: path, publicPath: publicPath, now: now).run()
    }

    @Test func theTwoFilesBelongTogetherAndTheYearNamesThePublicOne() throws {
        let (top, folder) = try Self.made()
        let made = try Self.generate(folder, private: top.folder + "/secret/acme.key")
        #expect(made.publicPath == "keys/2026.pub")
        let key = try SigningKey(pem: FileReading.bytes(at: top.folder + "/secret/acme.key"))
        let publicKey = try PublicKey(pem: FileReading.bytes(at: folder + "/keys/2026.pub"))
        #expect(key.publicKey == publicKey)
        #expect(made.publicKey == publicKey)
        #expect(
            top.names(below: ".") == [
                "news/", "news/keys/", "news/keys/2026.pub", "news/newsadmin.yml", "secret/", "secret/acme.key",
            ])
    }

    @Test func aPrivateKeyIsNotWrittenIntoTheRepository() throws {
        let (top, folder) = try Self.made()
        try top.write("ref: refs/heads/main\n", to: ".git/HEAD")
        let failure = #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/acme.key")
        }
        guard case .privateInside? = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(top.names(below: "news") == ["newsadmin.yml"])
    }

    @Test func onlyItsOwnerCanReadThePrivateKey() throws {
        let (top, folder) = try Self.made()
        _ = try Self.generate(folder, private: top.folder + "/acme.key")
        let mode = try FileManager.default.attributesOfItem(atPath: top.folder + "/acme.key")[.posixPermissions]
        #expect(try #require(mode as? Int) & 0o177 == 0)
    }

    @Test func nothingThatIsPrintedHoldsThePrivateKey() throws {
        let (top, folder) = try Self.made()
        let made = try Self.generate(folder, private: top.folder + "/acme.key")
        let secret = try top.text("acme.key").split(separator: "\n")[1]
        for text in [made.text, made.json, made.nextSteps, String(reflecting: made)] {
            #expect(!text.contains(secret.suffix(40)))
            #expect(!text.contains("BEGIN PRIVATE"))
        }
    }

    @Test(arguments: ["acme.key", "news/keys/2026.pub"])
    func whereAFileExistsNeitherIsWritten(_ path: String) throws {
        let (top, folder) = try Self.made()
        try top.write("mine", to: path)
        let failure = #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/acme.key")
        }
        guard case .exists(top.folder + "/" + path) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        let files = try top.files(below: ".")
        #expect(Set(files.keys) == [path, "news/newsadmin.yml"])
        #expect(files[path] == Data("mine".utf8))
    }

    @Test(arguments: ["acme.key", "news/keys/2026.pub"])
    func aLinkIsNotWrittenThrough(_ path: String) throws {
        let (top, folder) = try Self.made()
        try FileManager.default.createDirectory(atPath: folder + "/keys", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: top.folder + "/" + path, withDestinationPath: top.folder + "/target")
        #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/acme.key")
        }
        #expect(!FileManager.default.fileExists(atPath: top.folder + "/target"))
    }

    @Test(arguments: ["news/acme.key", "news/deeper/acme.key", "news/../news/acme.key", "link/acme.key"])
    func aPrivateKeyInTheWorkspaceIsRefused(_ path: String) throws {
        let (top, folder) = try Self.made()
        try FileManager.default.createSymbolicLink(atPath: top.folder + "/link", withDestinationPath: "news")
        let failure = #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/" + path)
        }
        guard case .privateInside = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(try top.files(below: "news").count == 1)
    }

    @Test(arguments: ["/tmp/2026.pub", "../2026.pub", "keys/../../2026.pub", "", "keys/", "keys/../../\u{301}2026.pub"])
    func aPublicKeyOutsideTheWorkspaceIsRefused(_ path: String) throws {
        let (top, folder) = try Self.made()
        #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/acme.key", public: path)
        }
        #expect(top.names(below: ".") == ["news/", "news/newsadmin.yml"])
    }

    @Test func whereThePublicKeyCannotBeWrittenThePrivateOneIsRemoved() throws {
        let (top, folder) = try Self.made()
        try top.write("a file where the folder should be", to: "news/keys")
        #expect(throws: KeyGeneration.Failure.self) {
            try Self.generate(folder, private: top.folder + "/acme.key")
        }
        #expect(top.names(below: ".") == ["news/", "news/keys", "news/newsadmin.yml"])
    }

    @Test func theNextStepsListTheNewKeyBesideTheOldOnes() throws {
        let (top, folder) = try Self.made("release: {keys: [keys/2025.pub]}")
        let made = try Self.generate(folder, private: top.folder + "/acme.key")
        #expect(made.nextSteps.contains("release: {keys: [keys/2025.pub, keys/2026.pub]}"))
    }

    @Test func whatIsToBeCopiedMeansTheFilesWhateverTheirNames() throws {
        let (top, folder) = try Self.made("release: {keys: [keys/2025.pub, \"keys/a: b.pub\", keys/7]}")
        let made = try Self.generate(folder, private: top.folder + "/it's $(mine).key", public: "keys/c, \"d\"].pub")
        #expect(
            made.nextSteps.contains(
                #"release: {keys: [keys/2025.pub, "keys/a: b.pub", "keys/7", "keys/c, \"d\"].pub"]}"#))
        #expect(made.nextSteps.contains(#"NEWSADMIN_KEY='\#(top.folder)/it'\''s $(mine).key'"#))
    }

    @Test func aKeyThatIsListedAlreadyNeedsNoListing() throws {
        let (top, folder) = try Self.made("release: {keys: [keys/2026.pub]}")
        let made = try Self.generate(folder, private: top.folder + "/acme.key")
        #expect(made.nextSteps.contains("newsadmin.yml lists it already"))
    }
}
