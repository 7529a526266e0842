import ArgumentParser

/// The locales of a verb that is about locales: behind its name, or behind `--locale` as with all other verbs.
struct LocaleArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The locales.", valueName: "locale"), completion: .locales)
    var named: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The same, as other verbs have it.", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    /// The locales, as they were given; none where none were.
    var all: [String] { named + locale }

    /// The locales, one at least.
    ///
    /// - Throws: `ValidationError` where there is none.
    func some() throws -> [String] {
        guard !all.isEmpty else { throw ValidationError("Missing expected argument '<locale> ...'") }
        return all
    }
}

/// The locales that a verb is kept to, in the same two ways; without any, it is about all.
struct LocaleFilter: ParsableArguments {
    @Argument(help: ArgumentHelp("The locales. (default: all)", valueName: "locale"), completion: .locales)
    var named: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The same, as other verbs have it.", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    /// The locales, as they were given; nil: all.
    var locales: [String]? { named.isEmpty && locale.isEmpty ? nil : named + locale }
}
