import Campaigns
import Clients
import Files

extension OutputManifest {
    /// Writes the manifest as JSON, part by part: of hundreds of thousands of files it is long.
    func write<Problem: Error>(_ take: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
        let feeds = files.filter { $0.kind == .feed }
        // By their places: there may be hundreds of thousands.
        let others = files.indices.filter { files[$0].kind != .feed }
        let libraries = libraries.sorted { $0.key < $1.key }.map { PropertyValue.Entry($0.key, .string($0.value)) }
        let parts: [(name: String, part: JSONWriter.Part)] = [
            ("schema", .value(.string(Self.schema))),
            ("since", .value(.optional(since))),
            ("nextChange", .value(.optional(nextChange))),
            ("libraries", .value(.dictionary(libraries))),
            ("feeds", .list(feeds.count) { feeds[$0].feedJSON }),
            ("files", .list(others.count) { files[others[$0]].fileJSON }),
        ]
        try JSONWriter(.pretty).write(parts, take)
    }

    /// Reads a manifest; nil where it is none, and without the files whose paths lead anywhere else.
    init?(json: [UInt8]) {
        guard let root = try? JSONReader().read(json), root["schema"]?.string == Self.schema else { return nil }
        self.init()
        since = root["since"]?.string.flatMap(Instant.init(iso8601:))
        nextChange = root["nextChange"]?.string.flatMap(Instant.init(iso8601:))
        for entry in root["libraries"]?.dictionary ?? [] { libraries[entry.key] = entry.value.string }
        files += (root["feeds"]?.array ?? []).compactMap { File(json: $0, kind: .feed) }
        files += (root["files"]?.array ?? []).compactMap { File(json: $0, kind: nil) }
    }
}

extension OutputManifest.File {
    /// The digits of its SHA-256; empty where that is not known.
    var sha256: String { digest?.hexadecimal ?? "" }

    fileprivate var feedJSON: PropertyValue {
        [
            "path": .string(path), "client": .optional(client),
            "locale": .optional(locale), "bytes": .integer(bytes),
            "gzipBytes": .optional(gzipBytes), "sha256": .string(sha256),
            "messages": .integer(messages), "nextChange": .optional(nextChange),
        ]
    }

    fileprivate var fileJSON: PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("path", .string(path)), .init("kind", .string(kind.rawValue))]
        if let client { entries.append(.init("client", .string(client))) }
        if let locale { entries.append(.init("locale", .string(locale))) }
        entries.append(.init("bytes", .integer(bytes)))
        if let gzipBytes { entries.append(.init("gzipBytes", .integer(gzipBytes))) }
        entries.append(.init("sha256", .string(sha256)))
        return .dictionary(entries)
    }

    fileprivate init?(json: PropertyValue, kind: OutputFile.Kind?) {
        guard let path = json["path"]?.string, OutputPath.isSafe(path),
            let kind = kind ?? json["kind"]?.string.flatMap(OutputFile.Kind.init(rawValue:))
        else { return nil }
        self.init(
            path: path, kind: kind, client: json["client"]?.string, locale: json["locale"]?.string,
            bytes: Int(json["bytes"]?.integer ?? 0), gzipBytes: json["gzipBytes"]?.integer.map { Int($0) },
            digest: json["sha256"]?.string.flatMap(SHA256Digest.init(hexadecimal:)),
            messages: Int(json["messages"]?.integer ?? 0),
            nextChange: json["nextChange"]?.string.flatMap(Instant.init(iso8601:)))
    }
}
