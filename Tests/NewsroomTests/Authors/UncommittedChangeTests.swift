import Foundation
import Testing

@testable import Newsroom

struct UncommittedChangeTests {
    let sale = "campaigns/sale.md"

    @Test(arguments: ["changed", "staged", "removed", "untracked", "ignored"])
    func whatIsNotCommittedIsByWhoeverIsAtWork(state: String) throws {
        let repository = try TestRepository()
        let head = try repository.commit("campaigns/other.md")
        let released = ["untracked", "ignored"].contains(state) ? head : try repository.commit(sale, minute: 1)
        if state == "ignored" { try repository.workspace.write("campaigns/sale.md\n", to: ".gitignore") }
        if state == "removed" {
            try repository.workspace.remove(sale)
        } else {
            try repository.workspace.write("new", to: sale)
        }
        if state == "staged" { try repository.git("add", sale) }
        let baseline = Baseline.commit(released, orElse: TestRepository.instant(1))
        #expect(try repository.names(sale, since: baseline) == ["Wanda"])
        #expect(try repository.names("campaigns/other.md", since: baseline) == [])
    }

    @Test func aRepositoryWithoutCommitsHasNoHeadAndOneAuthor() throws {
        let repository = try TestRepository()
        try repository.workspace.write("text", to: sale)
        #expect(try #require(try repository.control()).head == nil)
        #expect(try repository.names(sale) == ["Wanda"])
    }

    @Test func whoeverIsAtWorkMayBeConfigured() throws {
        let repository = try TestRepository(atWork: nil)
        try repository.git("config", "user.name", "Carl")
        try repository.git("config", "user.email", "carl@x")
        try repository.workspace.write("text", to: sale)
        #expect(try repository.names(sale) == ["Carl"])
    }

    @Test func whereNobodyToldGitWhoIsAtWorkTheAuthorIsUnknown() throws {
        let repository = try TestRepository(atWork: nil)
        try repository.commit(sale, by: "Ann <a@x>")
        #expect(try repository.names(sale) == ["Ann"])
        try repository.workspace.write("new", to: sale)
        #expect(try repository.names(sale) == ["Ann", "?"])
        #expect(try repository.control()?.user == nil)
    }

    @Test func aFileThatGitNeverSawHasAnUnknownAuthor() throws {
        let repository = try TestRepository()
        try repository.commit(sale)
        #expect(try repository.names("campaigns/nowhere.md") == ["?"])
    }
}
