import Foundation
import Releases
import Testing

@testable import Newsroom

struct FileAuthorsTests {
    let sale = "campaigns/sale.fr.md"

    @Test func everybodyIsNamedOnceInOrderOfTheirFirstChange() throws {
        let repository = try TestRepository()
        for (minute, author) in ["Ann <a@x>", "Bob <b@x>", "Ann <a@x>"].enumerated() {
            try repository.commit(sale, by: author, minute: minute)
        }
        try repository.commit("campaigns/other.md", by: "Zoe <z@x>", minute: 9)
        #expect(try repository.names(sale) == ["Ann", "Bob"])
    }

    @Test func whoWroteAFileBeforeItWasRenamedIsAnAuthorStill() throws {
        let repository = try TestRepository()
        let text = (1...20).map { "Line \($0)\n" }.joined()
        try repository.commit(sale, text, by: "Ann <a@x>")
        try repository.git("mv", sale, "campaigns/offer.fr.md")
        try repository.commit("campaigns/offer.fr.md", text + "And more\n", by: "Bob <b@x>", minute: 1)
        #expect(try repository.names("campaigns/offer.fr.md") == ["Ann", "Bob"])
        try repository.git("mv", "campaigns/offer.fr.md", "campaigns/bargain.fr.md")
        #expect(try repository.names("campaigns/bargain.fr.md") == ["Ann", "Bob", "Wanda"])
    }

    @Test func anotherTextThatTakesThePlaceOfOneIsNoRenaming() throws {
        let repository = try TestRepository()
        try repository.commit(sale, (1...20).map { "Line \($0)\n" }.joined(), by: "Ann <a@x>")
        try repository.git("rm", "--quiet", sale)
        try repository.commit(
            "campaigns/offer.fr.md", (6...25).map { "Line \($0)\n" }.joined(), by: "Bob <b@x>", minute: 1)
        #expect(try repository.names("campaigns/offer.fr.md") == ["Bob"])
    }

    @Test func aNameThatAnotherFileGotSinceIsNotThatOfTheFirst() throws {
        let repository = try TestRepository()
        try repository.commit(sale, "A text of ours\nin two lines\n", by: "Ann <a@x>")
        try repository.git("mv", sale, "campaigns/last sale.fr.md")
        try repository.record(by: "Max <m@x>", minute: 1)
        try repository.commit(sale, "Something else\n", by: "Bob <b@x>", minute: 2)
        #expect(try repository.names("campaigns/last sale.fr.md") == ["Ann", "Max"])
        #expect(try repository.names(sale) == ["Ann", "Max", "Bob"])
        try repository.workspace.write("Another text\n", to: sale)
        #expect(try repository.names("campaigns/last sale.fr.md") == ["Ann", "Max"])
    }

    @Test func whatAMergeRenamesKeepsItsAuthors() throws {
        let repository = try TestRepository()
        try repository.commit(sale, "A text of ours\nin two lines\n", by: "Ann <a@x>")
        try repository.git("checkout", "--quiet", "-b", "side")
        try repository.commit("campaigns/side.md", by: "Bob <b@x>", minute: 1)
        try repository.git("checkout", "--quiet", "main")
        try repository.commit("campaigns/other.md", minute: 2)
        try repository.git("merge", "--quiet", "--no-commit", "--no-ff", "side")
        try repository.git("mv", sale, "campaigns/offer.fr.md")
        try repository.record(by: "Max <m@x>", minute: 3)
        #expect(try repository.names("campaigns/offer.fr.md") == ["Ann", "Max"])
    }

    @Test func onlyWhatCameAfterTheCommitCounts() throws {
        let repository = try TestRepository()
        let released = try repository.commit(sale, by: "Ann <a@x>")
        try repository.commit(sale, by: "Bob <b@x>", minute: 1)
        #expect(try repository.names(sale, since: .commit(released, orElse: TestRepository.instant(9))) == ["Bob"])
    }

    @Test func nothingChangedSinceTheCommitHasNoAuthors() throws {
        let repository = try TestRepository()
        let released = try repository.commit(sale)
        #expect(try repository.names(sale, since: .commit(released, orElse: TestRepository.instant(0))) == [])
        #expect(try repository.control()?.head == released)
    }

    @Test func aBranchOlderThanTheCommitButMergedLaterCounts() throws {
        let repository = try TestRepository()
        try repository.commit(sale)
        try repository.git("checkout", "--quiet", "-b", "side")
        try repository.commit(sale, by: "Bob <b@x>", minute: 1)
        try repository.git("checkout", "--quiet", "main")
        let released = try repository.commit("campaigns/other.md", minute: 5)
        try repository.git("merge", "--quiet", "--no-commit", "--no-ff", "side")
        try repository.record(by: "Max <m@x>", minute: 6)
        #expect(try repository.names(sale, since: .commit(released, orElse: TestRepository.instant(5))) == ["Bob"])
    }

    @Test func aMergeCountsWhereItIsLikeNoneOfItsParents() throws {
        let repository = try TestRepository()
        try repository.commit(sale)
        try repository.git("checkout", "--quiet", "-b", "side")
        try repository.commit("campaigns/side.md", by: "Bob <b@x>", minute: 1)
        try repository.git("checkout", "--quiet", "main")
        try repository.commit("campaigns/other.md", minute: 2)
        try repository.git("merge", "--quiet", "--no-commit", "--no-ff", "side")
        try repository.commit(sale, by: "Max <m@x>", minute: 3)
        #expect(try repository.names(sale) == ["Ann", "Max"])
        #expect(try repository.names("campaigns/side.md") == ["Bob"])
    }

    @Test func aSideBranchThatAMergeDroppedStillCounts() throws {
        let repository = try TestRepository()
        try repository.commit(sale)
        try repository.git("checkout", "--quiet", "-b", "side")
        try repository.commit(sale, by: "Bob <b@x>", minute: 1)
        try repository.git("checkout", "--quiet", "main")
        try repository.git("merge", "--quiet", "--strategy=ours", "--no-commit", "side")
        try repository.record(by: "Max <m@x>", minute: 2)
        #expect(try repository.names(sale) == ["Ann", "Bob"])
    }

    @Test func whereTheCommitIsUnknownTheInstantDecides() throws {
        let repository = try TestRepository()
        for (minute, author) in ["Ann <a@x>", "Bob <b@x>", "Cy <c@x>"].enumerated() {
            try repository.commit(sale, by: author, minute: minute)
        }
        let lost = String(repeating: "ab", count: 20)
        #expect(try repository.names(sale, since: .commit(lost, orElse: TestRepository.instant(1))) == ["Bob", "Cy"])
    }

    @Test func coauthorsCountAndMailmapNamesEverybody() throws {
        let repository = try TestRepository()
        try repository.workspace.write("Anna Lee <lee@x> <a@x>\nBobby <bob@x> <b@x>\n", to: ".mailmap")
        let message = "News\n\nText.\n\nCo-authored-by: Bob <b@x>\nco-authored-by: Cy"
        try repository.commit(sale, by: "Ann <a@x>", message: message)
        #expect(try repository.names(sale) == ["Anna Lee", "Bobby", "Cy"])
    }

    @Test func markdownIsKnownByItsNameAndImagesByTheirPath() throws {
        let repository = try TestRepository()
        try repository.commit("campaigns/2025/sale.fr.md", by: "Ann <a@x>")
        try repository.commit("campaigns/2025/sale.png", by: "Bob <b@x>", minute: 1)
        try repository.commit("campaigns/sale.png", by: "Cy <c@x>", minute: 2)
        try repository.git("mv", "campaigns/2025/sale.fr.md", sale)
        try repository.record(by: "Max <m@x>", minute: 3)
        #expect(try repository.names(sale) == ["Ann", "Max"])
        #expect(try repository.names("campaigns/sale.png") == ["Cy"])
    }

    @Test(arguments: ["a b.md", "\"q\".md", "line\n:break.md", "Zoë ✓.md", "-dash.md", "*.md", ":(top)x.png"])
    func anyFileNameIsReadAsItIs(name: String) throws {
        let repository = try TestRepository()
        try repository.commit("campaigns/" + name, by: "Ann <a@x>")
        #expect(try repository.names("campaigns/" + name) == ["Ann"])
        try repository.workspace.write("changed", to: "campaigns/" + name)
        #expect(try repository.names("campaigns/" + name) == ["Ann", "Wanda"])
    }

    @Test func aWorkspaceMayBeAFolderOfTheRepositoryWhateverItsName() throws {
        let repository = try TestRepository()
        try repository.workspace.write("text", to: "-a b/campaigns/sale.png")
        try repository.git("add", "--", "-a b")
        try repository.record(by: "Ann <a@x>", minute: 0)
        try repository.commit("campaigns/sale.png", by: "Bob <b@x>", minute: 1)
        let folder = repository.workspace.folder + "/-a b"
        #expect(try repository.names("campaigns/sale.png", in: folder) == ["Ann"])
        try repository.workspace.write("changed", to: "-a b/campaigns/sale.png")
        #expect(try repository.names("campaigns/sale.png", in: folder) == ["Ann", "Wanda"])
    }

    @Test func inAShallowCloneWhoeverCameBeforeIsUnknown() throws {
        let repository = try TestRepository()
        let first = try repository.commit(sale, by: "Ann <a@x>")
        try repository.commit("campaigns/other.md", by: "Bob <b@x>", minute: 1)
        let last = try repository.commit("campaigns/other.md", by: "Cy <c@x>", minute: 2)
        let clone = repository.workspace.folder + "/clone"
        try repository.git("clone", "--quiet", "--depth=2", "file://" + repository.workspace.folder, clone)
        #expect(try repository.names(sale, in: clone) == ["?"])
        #expect(try repository.names("campaigns/other.md", in: clone) == ["Cy", "?"])
        let unknown = try repository.fileAuthors(in: clone).authorship(of: [sale], since: .beginning)
        let reviewer = try #require(Person("Bob"))
        #expect(
            AuthorRefusal(of: reviewer, alsoKnownAs: reviewer, by: unknown)?.text.contains("git fetch --unshallow")
                == true)
        let baseline = Baseline.commit(first, orElse: TestRepository.instant(2))
        #expect(try repository.names("campaigns/other.md", since: baseline, in: clone) == ["Cy"])
        #expect(try repository.names(sale, since: .commit(last, orElse: TestRepository.instant(0)), in: clone) == [])
    }

    @Test func whoIsKnownByANameAndByAnAddressIsFoundByEither() throws {
        let repository = try TestRepository()
        try repository.commit(sale, by: "Ann <a@x>")
        try repository.commit(sale, by: "Lee <a@x>", minute: 1)
        let answer = try repository.fileAuthors().authorship(of: [sale], since: .beginning)
        #expect(answer.contains(try #require(Person("lee"))))
        #expect(answer.contains(try #require(Person("ann"))))
        #expect(!answer.contains(try #require(Person("Bob"))))
    }

    @Test func anAnswerLargerThanAPipeIsReadWhole() throws {
        let repository = try TestRepository()
        let paths = (0..<400).map { "campaigns/\($0)-\(String(repeating: "x", count: 200)).md" }
        for path in paths { try repository.workspace.write("text", to: path) }
        try repository.git("add", "campaigns")
        try repository.record(by: "Ann <a@x>", minute: 0)
        let fileAuthors = try repository.fileAuthors()
        var ann = Authorship()
        ann.insert(try #require(Person("Ann <a@x>")))
        #expect(paths.allSatisfy { fileAuthors.authorship(of: [$0], since: .beginning) == ann })
    }
}
