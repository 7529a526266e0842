import Campaigns
import Files
import Foundation
import Releases
import Testing

@testable import Newsroom

/// A real git repository in a temporary folder, whose commits have the authors and times that a test gives them.
struct TestRepository {
    let workspace: TestWorkspace
    /// What the code under test is told: nobody but the person at work is known.
    var environment: [String: String]

    /// A repository with nothing in it; who is at work is known to git from the environment.
    init(atWork person: String? = "Wanda <wanda@example.com>", initialized: Bool = true) throws {
        workspace = try TestWorkspace()
        environment = [
            "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "HOME": workspace.folder + "/home",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_COMMITTER_NAME": "Committer",
            "GIT_COMMITTER_EMAIL": "committer@example.com",
        ]
        if let person { environment.merge(try Self.identity(person, as: "AUTHOR")) { $1 } }
        if initialized { try git("init", "--quiet", "--initial-branch=main") }
    }

    static func identity(_ text: String, as role: String) throws -> [String: String] {
        let person = try #require(Person(text))
        return ["GIT_\(role)_NAME": person.name, "GIT_\(role)_EMAIL": person.mail ?? ""]
    }

    @discardableResult
    func git(_ arguments: String..., with more: [String: String] = [:]) throws -> String {
        let tool = try Tool(named: "git", environment: environment.merging(more) { $1 })
        let run = try tool.run(["-C", workspace.folder] + arguments)
        try #require(run.status == 0, "git \(arguments) said: \(run.messages)")
        return String(decoding: run.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Writes a file and commits it with all else that changed; the id of the commit.
    @discardableResult
    func commit(
        _ path: String, _ text: String = UUID().uuidString, by author: String = "Ann <ann@example.com>",
        minute: Int = 0,
        message: String = "News"
    ) throws -> String {
        try workspace.write(text, to: path)
        try git("add", "campaigns")
        return try record(by: author, minute: minute, message: message)
    }

    /// Commits what is staged; the id of the commit.
    @discardableResult
    func record(by author: String, minute: Int, message: String = "News") throws -> String {
        var who = try Self.identity(author, as: "AUTHOR").merging(Self.identity(author, as: "COMMITTER")) { $1 }
        who["GIT_AUTHOR_DATE"] = Self.instant(minute).iso8601
        who["GIT_COMMITTER_DATE"] = Self.instant(minute).iso8601
        try git("commit", "--quiet", "--no-edit", "-m", message, with: who)
        return try git("rev-parse", "HEAD")
    }

    /// So many minutes after the first commit's time.
    static func instant(_ minute: Int) -> Instant {
        Instant(seconds: 1_795_000_000 + Int64(minute) * 60)
    }

    func control(in folder: String? = nil) throws -> VersionControl? {
        try VersionControl.find(in: folder ?? workspace.folder, environment: environment)
    }

    func fileAuthors(in folder: String? = nil) throws -> FileAuthors {
        try FileAuthors(try #require(try control(in: folder)))
    }

    /// The names of all who changed these files, `?` for somebody unknown.
    func names(_ paths: String..., since baseline: Baseline = .beginning, in folder: String? = nil) throws -> [String] {
        let answer = try fileAuthors(in: folder).authorship(of: paths, since: baseline)
        return answer.people.map(\.name) + (answer.hasUnknown ? ["?"] : [])
    }
}
