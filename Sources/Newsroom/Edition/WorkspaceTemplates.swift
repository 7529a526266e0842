import Campaigns
import Clients
import Dashboard
import Files

/// The templates of a workspace: the built-in ones, and its own in their place or beside them.
enum WorkspaceTemplates {
    /// The largest template that is read, in bytes.
    static let sizeLimit = 1 << 20

    static func read(in folder: String) throws(FileProblem) -> (library: TemplateLibrary, findings: [Diagnostic]) {
        var library = TemplateLibrary.builtIn
        var findings: [Diagnostic] = []
        var empty: [String] = []
        for path in try FolderListing.files(below: folder + "/templates") where path.hasSuffix(".mustache") {
            let name = String(path.dropLast(".mustache".count))
            guard let file = read(path, in: folder, &findings) else {
                try? library.add(name, text: "")
                continue
            }
            // A copy of one that comes with the program says nothing new, and is known to be sound.
            if let own = DashboardTemplates.texts[name], own.utf8.elementsEqual(file.bytes) { continue }
            do throws(TemplateProblem) {
                if let offset = file.firstInvalidByte {
                    let position = file.position(at: offset)
                    throw TemplateProblem(
                        line: position.line, column: position.column, message: "this byte is not UTF-8")
                }
                let text = file.text(0..<file.bytes.count)
                try library.add(name, text: text)
                if text.allSatisfy(\.isWhitespace) { empty.append(name) }
            } catch {
                let position = SourcePosition(file: file.path, line: error.line, column: error.column)
                findings.append(Diagnostic(.badTemplate, at: position, error.message))
                // It is there, so nobody is asked to add it.
                try? library.add(name, text: "")
            }
        }
        findings += empty.filter { showsNothing($0, in: library) }.map { name in
            Diagnostic(
                .badTemplate, at: SourcePosition(file: "templates/\(name).mustache", line: 1, column: 1),
                "the template is empty, so phones would show an empty page",
                suggestion: "write what is to be seen, or delete the file")
        }
        findings += emptyCircles(of: &library)
        findings += emptyDepths(of: &library)
        findings += emptyGiants(of: &library)
        findings += unknownNames(in: library)
        return (library, findings)
    }

    /// What the workspace's own templates ask for in vain, so that something is missing where they are drawn.
    private static func unknownNames(in library: TemplateLibrary) -> [Diagnostic] {
        let overrides = library.overrides
        guard !overrides.isEmpty else { return [] }
        let whole = DashboardTemplates.added(to: library)
        let ofMessages = whole.templatesOfMessages
        return overrides.flatMap { name in
            let path = "templates/\(name).mustache"
            let file = SourceFile(path: path, bytes: Array((library.text(of: name) ?? "").utf8))
            let partials = whole.unknownPartials(in: name).map { unknown in
                Diagnostic(
                    .templateUnknownName, at: file.position(at: unknown.offset),
                    "there is no template “\(unknown.name)” to take in",
                    suggestion: unknown.suggestion ?? "add templates/\(unknown.name).mustache")
            }
            let values = ofMessages.contains(name) ? whole.unknownValues(in: name) : []
            return partials
                + values.map { unknown in
                    Diagnostic(
                        .templateUnknownName, at: file.position(at: unknown.offset),
                        "no message has a value “\(unknown.name)”, so nothing is drawn here",
                        suggestion: unknown.suggestion ?? "write vars.\(unknown.name) for a variable of campaigns")
                }
        }
    }

    /// Whether an empty template is what messages would be drawn with, and no part of others that somebody has emptied.
    private static func showsNothing(_ name: String, in library: TemplateLibrary) -> Bool {
        ClientCatalogue.all.contains { name.hasPrefix("\($0.name)/") }
            && !library.names.contains { library.partials(of: $0).contains(name) }
    }

    /// A template's file; where the operating system does not hand it out, that is a finding.
    private static func read(_ path: String, in folder: String, _ findings: inout [Diagnostic]) -> SourceFile? {
        let path = "templates/" + path
        do throws(FileProblem) {
            let bytes = try FileReading.bytes(at: folder + "/" + path, limit: sizeLimit, followingLinks: false)
            return SourceFile(path: path, bytes: bytes)
        } catch {
            findings.append(
                Diagnostic(
                    .badTemplate, at: SourcePosition(file: path), "the template cannot be read: \(error.reason)"))
            return nil
        }
    }

    /// Empties the workspace's templates that take in others that take in others, and so on, too often to be drawn.
    private static func emptyDepths(of library: inout TemplateLibrary) -> [Diagnostic] {
        empty(
            in: &library, where: { $0.isTooDeep($1) },
            "more than \(TemplateLibrary.depthLimit) sections and templates that are taken in stand in one another",
            suggestion: "write out some of the parts that it takes in")
    }

    /// Empties the workspace's templates that become too long, because drawing one would hardly ever end.
    private static func emptyGiants(of library: inout TemplateLibrary) -> [Diagnostic] {
        empty(
            in: &library, where: { $0.isTooHeavy($1) },
            "the templates that it takes in, and the sections in one another, make the template too long",
            suggestion: "take in each part fewer times")
    }

    /// Empties the workspace's templates of which something holds, beside all that they may take in.
    private static func empty(
        in library: inout TemplateLibrary, where isUnfit: (TemplateLibrary, String) -> Bool, _ message: String,
        suggestion: String
    ) -> [Diagnostic] {
        let overrides = library.overrides
        guard !overrides.isEmpty else { return [] }
        let whole = DashboardTemplates.added(to: library)
        return overrides.filter { isUnfit(whole, $0) }.map { name in
            try? library.add(name, text: "")
            return Diagnostic(
                .badTemplate, at: SourcePosition(file: "templates/\(name).mustache"), message, suggestion: suggestion)
        }
    }

    /// Empties the workspace's templates that take in themselves, because drawing one would never end.
    private static func emptyCircles(of library: inout TemplateLibrary) -> [Diagnostic] {
        let overrides = library.overrides
        guard !overrides.isEmpty else { return [] }
        let whole = DashboardTemplates.added(to: library)
        return overrides.compactMap { name in
            guard let way = whole.circle(through: name) else { return nil }
            try? library.add(name, text: "")
            return Diagnostic(
                .badTemplate, at: SourcePosition(file: "templates/\(name).mustache"),
                "the template takes in itself, without end: \(way.joined(separator: " → "))",
                suggestion: "write it out, or give the part that is taken in a name of its own")
        }
    }
}

extension TemplateLibrary {
    /// The names of the templates that messages are drawn with, and of all that those take in.
    fileprivate var templatesOfMessages: Set<String> {
        var reached = Set(names.filter { name in ClientCatalogue.all.contains { name.hasPrefix("\($0.name)/") } })
        var open = Array(reached)
        while let name = open.popLast() {
            for partial in partials(of: name) where reached.insert(partial).inserted { open.append(partial) }
        }
        return reached
    }
}

extension Rule {
    /// A value or a template that a template of the workspace asks for, and that does not exist.
    static let templateUnknownName = Rule.changeable("template-unknown-name", .warning)
}
