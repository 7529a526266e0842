import Files

/// Reads the part `app` of `newsadmin.yml`.
enum AppReader {
    static func read(_ reader: inout FieldReader, locales: [String]) -> AppConfiguration {
        var app = AppConfiguration()
        var versions: [Located<AppVersion>] = []
        for text in reader.texts("versions")?.value ?? [] {
            guard let version = reader.version(text) else { continue }
            if let other = versions.first(where: { $0.value == version.value }) {
                reader.report(
                    .duplicateVersion, at: text.offset, "“\(text.value)” is the same version as “\(other.value.text)”")
            } else {
                versions.append(version)
            }
        }
        app.versions = versions.map(\.value).sorted()
        let known = app.versions.map(\.text)
        let builds: [String: Located<String>] =
            reader.nested("builds", explaining: absence) { reader in
                Dictionary(keepingFirst: known.compactMap { version in reader.text(version).map { (version, $0) } })
            } ?? [:]
        app.builds = builds.mapValues(\.value)
        app.buildOffsets = builds.mapValues(\.offset)
        app.schemes = schemes(&reader)
        app.events = (reader.texts("events")?.value ?? []).map(\.value)
        let labels: AppLabels? = reader.nested(
            "labels", explaining: { LocalesReader.absence(of: $0, in: "app.labels", from: locales) }
        ) { Self.labels(&$0, locales: locales) }
        app.labels = labels ?? AppLabels()
        return app
    }

    /// The message and the suggestion for a version that the app does not list, in place of those for any unknown name.
    static func absence(of version: String) -> (message: String, suggestion: String)? {
        guard version.utf8.first?.isDigit == true, AppVersion(version) != nil else { return nil }
        return ("“\(version)” is not in app.versions", "add it there, or take it out here")
    }

    /// The schemes in lower case; one that is written as the beginning of an address would fit no address.
    private static func schemes(_ reader: inout FieldReader) -> [String] {
        (reader.texts("schemes")?.value ?? []).map { scheme in
            if WebAddress.scheme(of: scheme.value + ":")?.count != scheme.value.count {
                let name = WebAddress.scheme(of: scheme.value) ?? "acme for addresses such as acme://sale"
                reader.report(
                    .wrongType, at: scheme.offset, "“\(scheme.value)” is not the name of a scheme",
                    suggestion: "write \(name)")
            }
            return scheme.value.lowercased()
        }
    }

    private static func labels(_ reader: inout FieldReader, locales: [String]) -> AppLabels {
        var labels = AppLabels()
        labels.common = buttons(&reader)
        for locale in locales {
            labels.byLocale[locale] = reader.nested(locale) { buttons(&$0) }
        }
        return labels
    }

    private static func buttons(_ reader: inout FieldReader) -> [AppLabels.Button: String] {
        var labels: [AppLabels.Button: String] = [:]
        for button in AppLabels.Button.allCases {
            guard let label = reader.text(button.rawValue) else { continue }
            labels[button] = label.value
            if EmptyLabel.isEmpty(label.value) {
                reader.report(
                    .emptyLabel, at: label.offset, EmptyLabel.message(of: button.rawValue),
                    suggestion: EmptyLabel.suggestion)
            }
        }
        return labels
    }
}
