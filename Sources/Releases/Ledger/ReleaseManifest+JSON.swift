import Campaigns
import Clients
import Files

extension ReleaseManifest {
    /// The bytes of its file.
    public var bytes: [UInt8] { JSONWriter(.pretty).write(json) }

    private var json: PropertyValue {
        var entries: [PropertyValue.Entry] = [
            .init("schema", .string(Self.schema)), .init("locale", .string(locale)),
            .init("number", .integer(number)), .init("time", .string(time.iso8601)),
            .init("author", .string(author)), .init("kind", .string(kind.name)),
        ]
        switch kind {
        case .release: break
        case .rollback(let target): entries.append(.init("to", .integer(target)))
        case .withdrawal(let campaign, let reason):
            entries += [.init("campaign", .string(campaign)), .init("reason", .string(reason))]
        }
        entries += [
            .init("note", .optional(note)), .init("previous", .optional(previous)), .init("commit", .optional(commit)),
            .init("horizon", .string(horizon.iso8601)), .init("key", .optional(key)),
            .init("approvals", .texts(approvals)),
            .init(
                "preambles",
                .dictionary(preambles.sorted { $0.key < $1.key }.map { .init($0.key, LedgerValue.json($0.value)) })),
            .init("messages", .array(messages.map(\.json))),
            .init(
                "states",
                .dictionary(states.sorted { $0.key < $1.key }.map { .init($0.key.iso8601Exact, .texts($0.value)) })),
        ]
        return .dictionary(entries)
    }

    /// Reads a manifest's file.
    ///
    /// - Throws: ``LedgerFormError`` where it is of another form.
    init(bytes: [UInt8]) throws(LedgerFormError) {
        let form = try LedgerForm(LedgerFile.json(bytes), called: "manifest")
        try LedgerSchema.check(form, is: Self.schema)
        locale = try form.text("locale")
        number = try form.integer("number")
        time = try form.instant("time")
        author = try form.text("author")
        kind = try Kind(form)
        note = try form.optionalText("note")
        previous = try form.optionalHash("previous")
        commit = try form.optionalText("commit")
        horizon = try form.instant("horizon")
        key = try form.optionalText("key")
        approvals = try form.list("approvals") { value throws(LedgerFormError) in
            guard let hash = value.string, LedgerPath.isHash(hash) else {
                throw LedgerFormError("“approvals” holds what is no SHA-256")
            }
            return hash
        }
        let preambles = try form.object("preambles") { entry throws(LedgerFormError) in
            guard let value = LedgerValue.value(entry.value) else {
                throw LedgerFormError("“preambles” holds what no feed can")
            }
            return (entry.key, value)
        }
        self.preambles = Dictionary(preambles, uniquingKeysWith: { _, last in last })
        messages = try form.list("messages", ReleasedMessage.init(json:))
        var campaigns: Set<ExactText> = []
        for message in messages where !campaigns.insert(ExactText(message.campaign)).inserted {
            throw LedgerFormError("“messages” holds two of “\(message.campaign)”")
        }
        states = try Self.states(form, locale: locale)
    }

    private static func states(
        _ form: LedgerForm, locale: String
    ) throws(LedgerFormError) -> [Instant: [String: String]] {
        // Most paths are in most states, with the same hash: each text is held once, or a hundred states of a hundred
        // messages would hold it ten thousand times.
        var (paths, hashes): (Set<ExactText>, Set<String>) = ([], [])
        let pairs = try form.object("states") { entry throws(LedgerFormError) in
            guard let instant = Instant(iso8601Exact: entry.key) else {
                throw LedgerFormError("“\(entry.key)” is no moment such as 20261120T080000Z")
            }
            let listed = entry.value.dictionary ?? []
            var files: [String: String] = [:]
            files.reserveCapacity(listed.count)
            for file in listed {
                guard let hash = file.value.string, LedgerPath.isHash(hash) else {
                    throw LedgerFormError("“\(file.key)” is without its SHA-256")
                }
                let (isNew, path) = paths.insert(ExactText(file.key))
                guard !isNew || ClientCatalogue.makes(file.key, in: locale) else {
                    throw LedgerFormError("“\(file.key)” is no file that newsadmin makes for \(locale)")
                }
                files[path.text] = hashes.insert(hash).memberAfterInsert
            }
            return (instant, files)
        }
        guard !pairs.isEmpty else { throw LedgerFormError("“states” is empty") }
        return Dictionary(pairs, uniquingKeysWith: { _, last in last })
    }
}

extension ReleaseManifest.Kind {
    /// The word for it in manifests: `release`, `rollback` or `withdrawal`.
    public var name: String {
        switch self {
        case .release: "release"
        case .rollback: "rollback"
        case .withdrawal: "withdrawal"
        }
    }

    fileprivate init(_ form: LedgerForm) throws(LedgerFormError) {
        switch try form.text("kind") {
        case "release": self = .release
        case "rollback":
            let (target, number) = try (form.integer("to"), form.integer("number"))
            guard target >= 1, target < number else {
                throw LedgerFormError("“to” is \(target), which is no release before this one")
            }
            self = .rollback(to: target)
        case "withdrawal":
            self = .withdrawal(campaign: try form.text("campaign"), reason: try form.text("reason"))
        case let name: throw LedgerFormError("“\(name)” is no kind of release")
        }
    }
}

extension Instant {
    /// The basic form that names a state: `20261120T080000Z`; thousandths follow only where there are any, as in
    /// `20261120T080000.250Z`.
    var iso8601Exact: String {
        let text = iso8601
        guard let dot = text.firstIndex(of: ".") else { return iso8601Basic }
        return String(iso8601Basic.dropLast()) + text[dot...]
    }

    /// Reads what ``iso8601Exact`` wrote; nil for anything else.
    init?(iso8601Exact text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 16, bytes.last == UInt8(ascii: "Z") else { return nil }
        func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let date = "\(part(0..<4))-\(part(4..<6))-\(part(6..<8))"
        let time = "\(part(9..<11)):\(part(11..<13)):\(part(13..<bytes.count))"
        guard let instant = Instant(iso8601: "\(date)T\(time)"), instant.iso8601Exact == text else { return nil }
        self = instant
    }
}
