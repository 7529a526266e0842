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
            readLocales(&reader, into: &configuration)
            readPlaces(&reader, into: &configuration)
            readApp(&reader, into: &configuration)
            readClients(&reader, into: &configuration)
            readRules(&reader, into: &configuration)
            readPolicies(&reader, into: &configuration)
            return (configuration, reader.finish() + vocabulary.settingsFindings(configuration))
        } catch {
            return (configuration, [MergeConflict.finding(in: file) ?? Diagnostic(error, in: file)])
        }
    }

    private func readLocales(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        if let name = reader.text("name") { configuration.name = name.value }
        let source = reader.text("sourceLocale")
        if let locale = source {
            configuration.sourceLocale = locale.value
            checkTag(locale, ofSeveral: false, &reader)
        } else if !reader.has("sourceLocale") {
            reader.report(
                .missingField, at: reader.offset, "“sourceLocale” is missing: the locale that campaigns are written in",
                suggestion: "add sourceLocale: en")
        }
        var locales: [String] = []
        var names: [Located<String>] = []
        for locale in reader.texts("locales")?.value ?? [] {
            checkTag(locale, ofSeveral: true, &reader)
            if locale.value.contains(",") {
                // They are meant as several, so that nothing is found of them in missing.
                for part in locale.value.split(whereSeparator: { $0 == "," || $0.isWhitespace }).map(String.init)
                where !locales.contains(part) {
                    locales.append(part)
                }
            } else if locales.contains(where: { $0.lowercased() == locale.value.lowercased() }) {
                reader.report(
                    .duplicateLocale, at: locale.offset, "“\(locale.value)” is listed twice", suggestion: "keep one")
            } else {
                locales.append(locale.value)
                if isName(locale.value) { names.append(locale) }
            }
        }
        if let source, isName(source.value), !locales.contains(source.value) {
            names.append(source)
        }
        if !locales.contains(configuration.sourceLocale) { locales.insert(configuration.sourceLocale, at: 0) }
        configuration.locales = locales
        reader.checkNames(of: names)
        readFallbacks(&reader, into: &configuration)
        if let zone = reader.text("timeZone") {
            if let clock = ZoneClock(zone.value) {
                configuration.clock = clock
            } else {
                reader.report(
                    .badTimeZone, at: zone.offset, "“\(zone.value)” is not a time zone",
                    suggestion: "write a name such as Europe/Berlin, or UTC")
            }
        }
    }

    /// Words that stand beside locales: in `missing`, in `app.labels`, and in the name of a feed for all languages.
    private static let reservedLocales: Set<String> = [
        "all", "default", "leave-out", "ok", "ignore", "remind", "action",
    ]

    private func checkTag(_ locale: Located<String>, ofSeveral: Bool, _ reader: inout FieldReader) {
        if Self.reservedLocales.contains(locale.value.lowercased()) {
            reader.report(
                .badLocale, at: locale.offset,
                "“\(locale.value)” is a word of newsadmin.yml, and no locale can have it",
                suggestion: "write a BCP 47 tag such as en, pt-BR or zh-Hans")
            return
        }
        guard !LanguageTag.isWellFormed(locale.value) else { return }
        if ofSeveral, locale.value.contains(",") {
            reader.report(
                .badLocale, at: locale.offset, "“\(locale.value)” is not the name of a locale",
                suggestion: "write several in brackets: [\(locale.value)]")
            return
        }
        let canonical = LanguageTag.canonical(locale.value)
        reader.report(
            .badLocale, at: locale.offset, "“\(locale.value)” is not the name of a locale",
            suggestion: LanguageTag.isWellFormed(canonical) && LanguageTag.unknownPart(of: canonical) == nil
                ? "write \(canonical)" : "write a BCP 47 tag such as en, pt-BR or zh-Hans")
    }

    private func isName(_ locale: String) -> Bool {
        LanguageTag.isWellFormed(locale) && !Self.reservedLocales.contains(locale.lowercased())
    }

    private func readFallbacks(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        let locales = configuration.locales
        let common: FallbackPolicy = .chain([configuration.sourceLocale])
        configuration.fallbacks = Dictionary(uniqueKeysWithValues: locales.map { ($0, common) })
        configuration.fallbacks[configuration.sourceLocale] = nil
        let named: [String: FallbackPolicy] =
            reader.nested("missing", explaining: { Self.absence(of: $0, from: locales) }) { reader in
                var named: [String: FallbackPolicy] = [:]
                var chains: [String: [Located<String>]] = [:]
                for locale in ["default"] + locales {
                    guard let policy = reader.texts(locale) else { continue }
                    named[locale] = Self.policy(policy, locales: locales, &reader)
                    if locale == configuration.sourceLocale {
                        reader.report(
                            .fallbackCycle, at: policy.offset,
                            "every chain ends with the source locale, “\(locale)”, so it has none itself",
                            suggestion: "leave \(locale) out of missing")
                    } else if locale != "default", named[locale] != .leaveOut {
                        chains[locale] = policy.value
                    }
                }
                reader.checkCycles(in: chains)
                return named
            } ?? [:]
        for locale in locales where locale != configuration.sourceLocale {
            let policy: FallbackPolicy? = named[locale] ?? named["default"]
            configuration.fallbacks[locale] = policy ?? common
        }
    }

    /// What to say of a locale in `missing` that the workspace does not have.
    private static func absence(of key: String, from locales: [String]) -> (message: String, suggestion: String)? {
        guard LanguageTag.namesLanguage(LanguageTag.canonical(key)),
            let suggestion = NameKind.locales.suggestion(for: key, among: locales)
        else { return nil }
        return ("“\(key)” in missing is not one of the workspace's locales", suggestion)
    }

    private static func policy(
        _ texts: Located<[Located<String>]>, locales: [String], _ reader: inout FieldReader
    ) -> FallbackPolicy {
        if texts.value.map(\.value) == ["leave-out"] { return .leaveOut }
        for text in texts.value where !locales.contains(text.value) {
            reader.report(
                .unknownLocale, at: text.offset, "“\(text.value)” is not one of the workspace's locales",
                suggestion: NameKind.locales.suggestion(for: text.value, among: locales + ["leave-out"]))
        }
        return .chain(texts.value.map(\.value))
    }

    private func readPlaces(_ reader: inout FieldReader, into configuration: inout WorkspaceConfiguration) {
        if let address = Self.address("baseURL", &reader) {
            configuration.production.baseURL = address
        } else if !reader.has("baseURL") {
            reader.report(
                .missingField, at: reader.offset, "“baseURL” is missing: the address under which feeds/ is served",
                suggestion: "add baseURL: https://news.example.com/feeds/")
        }
        configuration.production.remote = reader.nested("deploy", Self.remote) ?? nil
        configuration.environments =
            reader.nested("environments") { reader in
                var environments: [String: PublishingTarget] = [:]
                for entry in reader.all() {
                    if entry.key == "production" {
                        reader.report(
                            .reservedName, at: entry.keyOffset,
                            "“production” is the workspace's own baseURL and deploy.remote",
                            suggestion: "give the environment another name")
                    }
                    if !CampaignFileName.isID(entry.key) {
                        reader.report(
                            .badID, at: entry.keyOffset,
                            "“\(entry.key)” cannot be the name of an environment",
                            suggestion: "use up to 100 letters from a to z, digits, dots, dashes and underscores, a "
                                + "letter or digit first")
                    }
                    environments[entry.key] = reader.read(entry.value, called: entry.key) { reader in
                        let address = Self.address("baseURL", &reader)
                        if address == nil, !reader.has("baseURL") {
                            reader.report(.missingField, at: entry.keyOffset, "“\(reader.path).baseURL” is missing")
                        }
                        return PublishingTarget(baseURL: address ?? "", remote: Self.remote(&reader))
                    }
                }
                return environments
            } ?? [:]
    }

    private static func remote(_ reader: inout FieldReader) -> String? {
        guard let remote = reader.text("remote") else { return nil }
        if remote.value.allSatisfy(\.isWhitespace) {
            reader.report(
                .wrongType, at: remote.offset, "“\(reader.path).remote” must be a place, not an empty text",
                suggestion: "name one such as /srv/news/feeds, or leave the name out")
            return nil
        }
        if remote.value.hasPrefix("~") {
            reader.report(
                .wrongType, at: remote.offset,
                "“\(remote.value)” begins with ~, which means a home folder to shells alone",
                suggestion: "write the whole path, or one relative to the workspace")
        }
        if let claim = WorkspaceFolders.claim(remote.value) {
            reader.report(
                .reservedName, at: remote.offset,
                "“\(remote.value)” \(claim.rawValue); what is deployed there would mix with that",
                suggestion: "name a folder of its own, such as /srv/news/feeds")
        }
        return remote.value
    }

    private static func address(_ key: String, _ reader: inout FieldReader) -> String? {
        guard let address = reader.text(key) else { return nil }
        guard WebAddress.isAbsoluteHTTP(address.value) else {
            reader.report(
                .badAddress, at: address.offset, "“\(address.value)” is not an http or https address",
                suggestion: "write it as https://news.example.com/feeds/")
            return nil
        }
        if address.value.contains("?") || address.value.contains("#") {
            reader.report(
                .badAddress, at: address.offset,
                "names of files are put behind “\(key)”, so it can have no “?” and no “#”")
            return nil
        }
        if let suggestion = AddressLetters.suggestion(for: address.value) {
            reader.report(
                .addressNotASCII, at: address.offset,
                "“\(address.value)” has letters that some phones do not take in an address, so they load nothing from "
                    + "there",
                suggestion: suggestion)
        }
        return address.value.hasSuffix("/") ? address.value : address.value + "/"
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
            reader.read(node, called: "clients") { reader in
                // Asked for one by one, so that a misspelt client is told from a known one.
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
