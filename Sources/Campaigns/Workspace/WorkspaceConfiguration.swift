/// What `newsadmin.yml` says.
public struct WorkspaceConfiguration: Sendable {
    /// The file itself, for findings.
    public var file: SourceFile
    /// The app's name.
    public var name = "App"
    /// The locale that campaigns are written in.
    public var sourceLocale = "en"
    /// All locales, in the order in which they are listed, the source locale among them.
    public var locales: [String] = []
    /// What is done about missing translations, by locale; every locale but the source has an entry.
    public var fallbacks: [String: FallbackPolicy] = [:]
    /// The zone of dates without offset, and of simulated devices.
    public var clock = ZoneClock.utc
    /// Where `public/feeds/` is served in production, and sent to.
    public var production = PublishingTarget(baseURL: "")
    /// Other places that feeds can be sent to.
    public var environments: [String: PublishingTarget] = [:]
    /// The app.
    public var app = AppConfiguration()
    /// The clients that the app has, in the order in which they are listed.
    public var clients: [String] = []
    /// What the workspace says of each client, for that client to read.
    public var clientSettings: [String: YAMLNode] = [:]
    /// What the workspace makes of the rules.
    public var rules = RuleSettings()
    /// What a release needs.
    public var release = ReleasePolicy()
    /// Whether raw HTML in Markdown reaches views and pages.
    public var unsafeHTML = false
    /// The population that `forecast` simulates; nil where the workspace says nothing of it.
    public var audience: AudienceModel?

    /// A configuration without any content.
    public init(file: SourceFile) {
        self.file = file
    }

    /// Whether both were read from the same file, for feeds at the same address, so that all else is the same too.
    public func isWritten(as other: WorkspaceConfiguration) -> Bool {
        file == other.file && production.baseURL == other.production.baseURL
    }

    /// The locales that a field of `locale` may come from, the locale itself first and the source last.
    public func chain(of locale: String) -> [String] {
        var chain = [locale]
        if case .chain(let others)? = fallbacks[locale] {
            for other in others where !chain.contains(other) { chain.append(other) }
        }
        if !chain.contains(sourceLocale) { chain.append(sourceLocale) }
        return chain
    }
}
