import Files

/// What the last build left, as it stood when it was done: a file of its own that still stands so, or has the digest of
/// what was written, holds what it held, and need neither be compared nor, for its gzip form, compressed again.
struct LastOutput: ByteCoded, Sendable {
    /// When writing began, by the clock of the output's file system.
    private let moment: FileMoment
    /// What the gzip forms have in common.
    private let literals: SHA256Digest
    private let witnesses: [FileWitness]
    /// The keys of what pages were drawn from, by path.
    private let keys: [String: SHA256Digest]

    /// The files of a manifest, as they stand now.
    ///
    /// - Parameters:
    ///   - written: the files that were written, or found to hold what they should. Nobody looked into the others, which
    ///     were kept of earlier builds.
    ///   - folder: the output folder.
    ///   - moment: when writing began, by the clock of the output's file system.
    ///   - literals: what the gzip forms have in common.
    init(
        _ manifest: OutputManifest, written: [OutputWriting.Written], in folder: String, since moment: FileMoment,
        literals: GzipLiterals
    ) {
        self.moment = moment
        self.literals = literals.digest
        var digests: [String: SHA256Digest] = [:]
        digests.reserveCapacity(2 * written.count)
        var keys: [String: SHA256Digest] = [:]
        for file in written {
            if let key = file.key { keys[folder + "/" + file.record.path] = key }
            digests[file.record.path] = file.record.digest
            if let digest = file.gzipDigest { digests[file.record.path + ".gz"] = digest }
        }
        self.keys = keys
        let paths = manifest.files.flatMap(\.paths) + [OutputManifest.path]
        witnesses = paths.parallelMap(batch: 256) { [digests] path in
            var witness = FileWitness(folder + "/" + path)
            witness.digest = digests[path]
            return witness
        }
    }

    /// Whether all of it still stands as it did.
    var stillStands: Bool { witnesses.parallelMap(batch: 256) { $0.isUntouched }.allSatisfy { $0 } }

    /// The files by their paths; none where gzip forms are made of other parts now.
    ///
    /// - Parameter hasSameClocks: whether pages of the same key show the same times.
    func byPath(literals: GzipLiterals, hasSameClocks: Bool) -> ByPath {
        guard literals.digest == self.literals else { return ByPath() }
        return ByPath(
            moment: moment, keys: hasSameClocks ? keys : [:],
            witnesses: Dictionary(witnesses.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }))
    }

    /// The files that the last build wrote, by path.
    struct ByPath: Sendable {
        fileprivate var moment: FileMoment?
        fileprivate var keys: [String: SHA256Digest] = [:]
        fileprivate var witnesses: [String: FileWitness] = [:]

        /// Whether anything is known.
        var isKnown: Bool { moment != nil }

        /// What is known of a page that holds what was drawn from what has this key; nil where that is not sure.
        func standing(at path: String, drawnFrom key: SHA256Digest) -> (bytes: Int, digest: SHA256Digest)? {
            guard let moment, keys[path] == key, let file = witnesses[path], let digest = file.digest,
                let size = file.size(heldSince: moment)
            else { return nil }
            return (size, digest)
        }

        /// A file that holds what it did, with its gzip form.
        struct Standing {
            /// The size of the gzip form in bytes; nil for a file without one.
            var gzipBytes: Int?
            /// The digest of the gzip form; nil for a file without one.
            var gzipDigest: SHA256Digest?
        }

        /// What is known of a file that holds what has this digest, as does its gzip form; nil where that is not sure.
        func standing(at path: String, holding digest: SHA256Digest, hasGzipForm: Bool) -> Standing? {
            guard let moment, let file = witnesses[path], file.digest == digest, file.size(heldSince: moment) != nil
            else { return nil }
            guard hasGzipForm else { return Standing() }
            guard let twin = witnesses[path + ".gz"], let digest = twin.digest, let size = twin.size(heldSince: moment)
            else { return nil }
            return Standing(gzipBytes: size, gzipDigest: digest)
        }
    }

    /// Appends what was written.
    func write(to writer: inout ByteWriter) {
        writer.write(moment)
        writer.write(literals)
        writer.write(many: witnesses)
        writer.write(keys)
    }

    /// Reads what was written.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        moment = try reader.value()
        literals = try reader.value()
        witnesses = try reader.many()
        keys = try reader.value()
    }
}
