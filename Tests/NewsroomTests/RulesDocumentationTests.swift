import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Campaigns

@Suite struct RulesDocumentationTests {
    private static let rules = WorkspaceVocabulary.standard.rules
    private let document: RulesDocument

    init() throws {
        document = try Self.read.get()
    }

    /// The page, read once for all tests.
    private static let read = Result { try RulesDocument() }

    @Test func everyRuleHasOneSectionAndEverySectionARule() {
        let sections = document.sections.map(\.id).sorted()
        #expect(sections == Self.rules.map(\.id).sorted())
    }

    @Test(arguments: rules)
    func aSectionTellsSeverityAndLimit(of rule: Rule) throws {
        let section = try #require(document.sections.first { $0.id == rule.id })
        let limit = rule.limit.map { ", limit \($0)" } ?? ""
        #expect(section.kind == rule.severity.rawValue + (rule.isLocked ? ", locked" : "") + limit)
    }

    @Test func everyRuleOfTheSourcesIsInTheVocabulary() throws {
        var ids: [String] = []
        let folder = RulesDocument.repository.path + "/Sources"
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            ids += text.matches(of: /Rule\.(?:locked|changeable)\(\s*"([^"]+)"/).map { String($0.1) }
        }
        #expect(ids.sorted() == Self.rules.map(\.id).sorted())
    }

    @Test(arguments: rules)
    func anExampleIsFound(by rule: Rule) throws {
        let section = try #require(document.sections.first { $0.id == rule.id })
        try #require(!section.examples.isEmpty || section.commands != nil)
        if let commands = section.commands { return try tryCommands(commands, of: section, rule) }
        let findings = try findings(in: document.files(of: section))
        #expect(
            findings.contains { $0.rule == rule && $0.severity == rule.severity },
            "Found: \(findings.map(\.description))")
    }

    /// Runs the commands of an example as of the page's day; what they print holds the lines that the page has, and the
    /// rule.
    private func tryCommands(
        _ commands: (text: String, printed: [String]), of section: RulesDocument.Section, _ rule: Rule
    ) throws {
        let workspace = try TestWorkspace(document.files(of: section))
        let home = try TestFolder()
        let program = "#!/bin/sh\nexec '\(Program.path)' \"$@\" --now 2026-11-21T09:00:00Z\n"
        try workspace.write(program, to: "bin/newsadmin")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: workspace.folder + "/bin/newsadmin")
        let path = "\(workspace.folder)/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        let script = "mkdir -p campaigns\n" + commands.text
        // What root may not read is nothing, unless root gives up the power to.
        let asAnybody = geteuid() == 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []
        let outcome = try Program.run(
            asAnybody + ["/bin/sh", "-c", script], of: "/usr/bin/env", in: workspace.folder,
            environment: ["PATH": path, "HOME": home.path])
        let lines = (outcome.output + outcome.messages).split(separator: "\n")
        #expect(lines.contains { $0.contains(" \(rule.severity.rawValue): ") && $0.hasSuffix("[\(rule.id)]") })
        #expect(!commands.printed.isEmpty)
        for line in commands.printed where line != "…" {
            #expect(lines.contains { Self.fits($0, line) }, "“\(line)” is not among \(lines)")
        }
    }

    /// Whether a line has all parts of another one, in which … stands for what is left out.
    private static func fits(_ line: Substring, _ form: String) -> Bool {
        let parts = form.split(separator: "…", omittingEmptySubsequences: false)
        var rest = line
        for (place, part) in parts.enumerated() {
            guard let range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part) else {
                return false
            }
            guard place > 0 || range.lowerBound == line.startIndex else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.isEmpty || form.hasSuffix("…")
    }

    private func findings(in files: [String: String]) throws -> [Diagnostic] {
        let workspace = try TestWorkspace(files)
        defer { withExtendedLifetime(workspace) {} }
        do {
            return try workspace.check(now: "2026-11-21T09:00:00Z")
        } catch WorkspaceReader.Failure.badConfiguration(let findings) {
            return findings
        }
    }
}
