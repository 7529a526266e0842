import Files

/// Reads `newsadmin.yml`.
public struct ConfigurationReader {
    private let vocabulary: WorkspaceVocabulary

    /// A reader that knows these clients and rules.
    public init(vocabulary: WorkspaceVocabulary) {
        self.vocabulary = vocabulary
    }

    /// The configuration, as far as it can be understood, and the findings; an error among these stops everything.
    public func read(_ file: SourceFile) -> (configuration: WorkspaceConfiguration, findings: [Diagnostic]) {
        var configuration = WorkspaceConfiguration(file: file)
        if let offset = file.firstInvalidByte {
            let finding = Diagnostic(
                .notUTF8, at: file.position(at: offset), "this byte is not UTF-8", suggestion: "save the file as UTF-8")
            return (configuration, [finding])
        }
        do {
            let empty = YAMLNode(.mapping([]), at: 0)
            let root = try YAMLReader.read(file, in: 0..<file.bytes.count) ?? empty
            var reader = FieldReader(root, in: file, refusesNothing: true)
            reader.findings += ControlCharacter.findings(in: root, of: file)
            readBasics(&reader, into: &configuration)
            configuration.production = TargetReader.production(&reader)
            configuration.environments = TargetReader.environments(&reader, besides: configuration.production)
            readApp(&reader, into: &configuration)
            readClients(&reader, into: &configuration)
            readRules(&reader, into: &configuration)
            readPolicies(&reader, into: &configuration)
            return (configuration, reader.finish() + vocabulary.settingsFindings(configuration))
        } catch {
            return (configuration, [MergeConflict.finding(in: file) ?? Diagnostic(error, in: file)])
        }
    }

    private func readBasics(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        if let name = reader.text("name") { configuration.name = name.value }
        LocalesReader.read(&reader, into: &configuration)
        if let zone = reader.text("timeZone") {
            if let clock = ZoneClock(zone.value) {
                configuration.clock = clock
            } else {
                reader.report(
                    .badTimeZone, at: zone.offset, "“\(zone.value)” is not the time zone of a place",
                    suggestion: ZoneClock.name(ofCity: zone.value).map { "did you mean “\($0)”?" }
                        ?? "write a name such as Europe/Berlin, or UTC")
            }
        }
    }

    private func readApp(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        let locales = configuration.locales
        configuration.app = reader.nested("app") { AppReader.read(&$0, locales: locales) } ?? AppConfiguration()
    }

    private func readClients(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        var named: [(name: String, node: YAMLNode)] = []
        let earlierFindings = reader.findings.count
        var place = reader.offset
        if let node = reader.node("clients") {
            place = node.offset
            if let names = names(in: node) {
                let written = names.map { "\($0): {}" }.joined(separator: ", ")
                reader.report(
                    .wrongType, at: node.offset, "“clients” must be a mapping, in which each client has its settings",
                    suggestion: "write clients: {\(written)}")
                return
            }
            reader.read(node, called: "clients") { reader in
                // Asked for one by one, so that a misspelt client is distinguished from a known one.
                for client in vocabulary.clients { _ = reader.mapping(client) }
            }
            if case .mapping(let entries) = node.content {
                named = entries.filter { vocabulary.clients.contains($0.key) }.map { ($0.key, $0.value) }
            }
        }
        if named.isEmpty, reader.findings.count == earlierFindings {
            reader.report(
                .missingField, at: place, "“clients” names no client: the libraries that the app has",
                suggestion: "add clients: {\(vocabulary.clients.first ?? ""): {}}")
        }
        configuration.clients = named.map(\.name).uniqued()
        configuration.clientSettings = Dictionary(keepingFirst: named.map { ($0.name, $0.node) })
    }

    /// The clients that a list names, or a text; nil for a mapping, and where another name is among them.
    private func names(in node: YAMLNode) -> [String]? {
        let nodes: [YAMLNode]
        switch node.content {
        case .sequence(let items): nodes = items
        case .scalar: nodes = [node]
        case .mapping: return nil
        }
        let names = nodes.compactMap { node -> String? in
            guard case .scalar(let text, _) = node.content, vocabulary.clients.contains(text) else { return nil }
            return text
        }
        return names.isEmpty || names.count < nodes.count ? nil : names.uniqued()
    }

    private func readRules(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        guard let node = reader.node("rules") else { return }
        configuration.rules = reader.read(node, called: "rules") {
            RuleSettingsReader.read(&$0, rules: vocabulary.rules)
        }
    }

    private func readPolicies(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        if let flag = reader.flag("unsafeHTML") { configuration.unsafeHTML = flag.value }
        if let policy = reader.nested("release", { ReleasePolicy(reading: &$0) }) { configuration.release = policy }
        let (app, locales) = (configuration.app, configuration.locales)
        configuration.audience = reader.nested("audience") { AudienceReader.read(&$0, app: app, locales: locales) }
    }
}

extension ReleasePolicy {
    fileprivate init(reading reader: inout FieldReader) {
        self.init()
        if let number = reader.integer("approvals", in: 0...9) { approvals = number.value }
        if let flag = reader.flag("selfApproval") { selfApproval = flag.value }
        if let days = reader.integer("horizon", in: 1...3650) { horizon = days.value }
        if let files = reader.texts("keys") { keys = files.value.map(\.value) }
    }
}
