import Foundation
import Testing

@testable import Newsroom

struct VersionControlTests {
    let sale = "campaigns/sale.md"

    @Test func aFolderOutsideAnyRepositoryIsUnderNoControl() throws {
        #expect(try TestRepository(initialized: false).control() == nil)
    }

    @Test func aRepositoryThatGitCannotReadIsAFailureWithItsReason() throws {
        let repository = try TestRepository(initialized: false)
        try repository.workspace.write("nonsense", to: ".git")
        #expect(throws: VersionControlFailure.self) { try repository.control() }
        let failure = #expect(throws: VersionControlFailure.self) { try repository.control() }
        #expect(failure?.description.contains("invalid gitfile format") == true)
    }

    @Test func aRepositoryWithoutGitIsAFailure() throws {
        var repository = try TestRepository()
        repository.environment["PATH"] = repository.workspace.folder
        #expect(throws: VersionControlFailure.notRun(.notFound(name: "git"))) { try repository.control() }
    }

    @Test func whatAHookHasInItsEnvironmentLeadsNobodyAstray() throws {
        var repository = try TestRepository()
        try repository.commit(sale, by: "Ann <a@x>")
        let other = try TestRepository()
        try other.commit(sale, by: "Bob <b@x>")
        repository.environment["GIT_DIR"] = other.workspace.folder + "/.git"
        repository.environment["GIT_WORK_TREE"] = other.workspace.folder
        repository.environment["GIT_INDEX_FILE"] = other.workspace.folder + "/.git/index"
        #expect(try repository.names(sale) == ["Ann"])
    }

    @Test func aLinkedWorktreeIsReadAsItStands() throws {
        let repository = try TestRepository()
        try repository.commit(sale, by: "Ann <a@x>")
        let linked = repository.workspace.folder + "/linked"
        try repository.git("worktree", "add", "--quiet", "-b", "side", linked)
        try repository.commit(sale, by: "Bob <b@x>", minute: 1)
        #expect(try repository.names(sale, in: linked) == ["Ann"])
    }

    @Test func noProgramThatARepositoryNamesIsRun() throws {
        let repository = try TestRepository()
        try repository.workspace.write("*.md filter=own diff=own\n", to: ".gitattributes")
        try repository.commit(sale, "one")
        let witness = repository.workspace.folder + "/witness"
        let program = repository.workspace.folder + "/program"
        try repository.workspace.write("#!/bin/sh\ntouch '\(witness)'\ncat\n", to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        for key in [
            "filter.own.clean", "filter.own.smudge", "core.fsmonitor", "diff.external", "diff.own.textconv",
            "core.pager",
            "gpg.program",
        ] { try repository.git("config", key, program) }
        for (key, value) in ["log.showSignature": "true", "filter.own.required": "true"] {
            try repository.git("config", key, value)
        }
        try repository.workspace.write("two", to: sale)
        #expect(try repository.names(sale) == ["Ann", "Wanda"])
        #expect(!FileManager.default.fileExists(atPath: witness))
        try repository.git("status", "--short")
        #expect(FileManager.default.fileExists(atPath: witness), "the program would have been run")
    }

    @Test func settingsForReadersChangeNothing() throws {
        let repository = try TestRepository()
        for (key, value) in [
            "log.showRoot": "false", "log.follow": "true", "diff.renames": "copies", "diff.relative": "true",
            "status.showUntrackedFiles": "no", "diff.orderFile": "/nowhere", "color.ui": "always",
            "trailer.separators": "#", "log.decorate": "full", "log.date": "relative",
        ] { try repository.git("config", key, value) }
        try repository.commit(sale, by: "Ann <a@x>", message: "News\n\nCo-authored-by: Bob <b@x>")
        try repository.workspace.write("text", to: "campaigns/new.md")
        #expect(try repository.names(sale) == ["Ann", "Bob"])
        #expect(try repository.names("campaigns/new.md") == ["Wanda"])
    }
}
