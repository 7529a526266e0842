import ArgumentParser

/// Locales behind a verb's name, or behind `--locale` as with all other verbs.
struct LocaleArguments<Default: DefaultLocales>: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The locales.\(Default.words)", valueName: "locale"), completion: .locales)
    var named: [String] = []

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("The same, as other verbs have it.", valueName: "locale"), completion: .locales)
    var locale: [String] = []

    /// The locales, as they were given; none where none were.
    var all: [String] { named + locale }
}

extension LocaleArguments<NoLocales> {
    /// Tells that a verb needs at least one locale.
    ///
    /// - Throws: `ValidationError` where there is none.
    func checkSome() throws {
        if all.isEmpty { throw ValidationError("Missing expected argument '<locale> ...'") }
    }
}

extension LocaleArguments<AllLocales> {
    /// The locales, as they were given; nil: all.
    var chosen: [String]? { all.isEmpty ? nil : all }
}
