extension INotifyClient {
    func contents(
        of feed: [UInt8], locale: String, page: (_ address: String, _ place: FeedPath) -> ImportedPage?
    ) throws(FeedReadingError) -> FeedContents {
        let root: PropertyValue
        do {
            root = try PropertyListReader().read(feed)
        } catch {
            throw FeedReadingError(error)
        }
        guard let messages = root.dictionary else { throw FeedReadingError(Self.rootProblem) }
        var contents = FeedContents()
        for message in messages {
            if let entry = imported(message, &contents.refusals) { contents.entries.append(entry) }
        }
        return contents
    }

    func identity(of entry: ImportedEntry, in campaign: String) -> [ImportField.Assignment] {
        guard let key = entry.key, Self.datedKey(of: campaign) != key else { return [] }
        return [.init([Self.name, "key"], .string(key))]
    }

    private func imported(
        _ message: PropertyValue.Entry, _ refusals: inout [FeedContents.Refusal]
    ) -> ImportedEntry? {
        let path = FeedPath().key(message.key)
        guard let all = message.value.dictionary else {
            refusals.append(.init(.crash, at: path, "the message is not a dictionary, which crashes the app"))
            return nil
        }
        let hasAction = message.value[INotifyField.actionURL.rawValue] != nil
        var raw: [PropertyValue.Entry] = []
        for entry in all {
            guard let field = INotifyField(rawValue: entry.key), entry.value.string == nil else {
                raw.append(entry)
                continue
            }
            if field.mustBeText(hasAction: hasAction, on: settings.platform, by: settings.clientVersion) {
                refusals.append(.init(.crash, at: path.key(entry.key), "it is not text, which \(crash(by: field))"))
                return nil
            }
            if let reason = reasonNotToRead(field) {
                refusals.append(.init(.unread, at: path.key(entry.key), "\(reason), and it is not text"))
            } else {
                raw.append(entry)
            }
        }
        do {
            _ = try INotifyFormat.shown(
                message.value[INotifyField.message.rawValue], on: settings.platform, by: settings.clientVersion)
        } catch {
            refusals.append(.init(.crash, at: path, "it crashes the app: \(error.reason)"))
            return nil
        }
        return entry(key: message.key, path: path, raw: raw)
    }

    /// Why nothing is lost of a field that need not be text; nil where its value is shown.
    private func reasonNotToRead(_ field: INotifyField) -> String? {
        switch field {
        case .minVersion, .maxVersion: "iNotify 1.0 does not read it"
        case .actionButton: "iNotify does not read it without ActionURL"
        default: nil
        }
    }

    /// The texts that alerts draw; phones know a message by its key, whatever these say.
    private static let drawn = Set([INotifyField.title, .message, .actionButton].map(\.rawValue))

    private func entry(key: String, path: FeedPath, raw: [PropertyValue.Entry]) -> ImportedEntry {
        var raw = raw
        let lineEnds = raw.replaceWindowsLineEnds(in: Self.drawn)
        let message = PropertyValue.dictionary(raw)
        let texts = Dictionary(raw.compactMap { entry in entry.value.string.map { (entry.key, $0) } }) { $1 }
        func text(_ field: INotifyField) -> String? { texts[field.rawValue] }
        var entry = ImportedEntry(
            key: key, name: key, path: path, value: value(of: message),
            spareTitle: .spareTitle(text(.message), else: key))
        entry.raw = raw
        entry.lineEnds = lineEnds
        if text(.title) == nil { entry.absent.append(.init(INotifyField.title.rawValue, "")) }
        if text(.message) == nil { entry.absent.append(.init(INotifyField.message.rawValue, .null)) }
        entry.fields = ImportField.title(text(.title), covers: [INotifyField.title.rawValue])
        entry.fields.append(.text(text(.message), covers: [INotifyField.message.rawValue]))
        entry.fields += ImportField.label(
            ["action", "url"], text(.actionURL), covers: [INotifyField.actionURL.rawValue])
        entry.fields += ImportField.label(
            ["action", "label"], text(.actionButton), covers: [INotifyField.actionButton.rawValue], needs: "action.url")
        for (field, bound) in [(INotifyField.minVersion, "min"), (.maxVersion, "max")] {
            entry.fields += ImportField.value(
                ["versions", bound], text(field).map { .string($0) }, covers: [field.rawValue])
        }
        return entry
    }

    /// What iNotify reads of a message: a title that is missing looks like an empty one, and so does a text but on a Mac,
    /// which shows `(null)`.
    private func value(of message: PropertyValue) -> PropertyValue {
        var entries = message.dictionary ?? []
        let (title, text) = (INotifyField.title.rawValue, INotifyField.message.rawValue)
        if message[title] == nil { entries.append(.init(title, "")) }
        if message[text] == nil, settings.platform == .ios { entries.append(.init(text, "")) }
        return PropertyValue.dictionary(entries).canonical
    }
}
