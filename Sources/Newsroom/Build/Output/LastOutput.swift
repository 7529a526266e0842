import Files

/// What the last build left, as it stood when it was done: a file of its own that still stands so, or has the digest of
/// what was written, holds what it held, and need neither be compared nor, for its gzip form, compressed again.
struct LastOutput: BinaryCodable, Sendable {
    /// A moment just before the files were looked at, by the clock of the output's file system.
    private let moment: FileMoment
    /// What the gzip forms have in common.
    private let precompressed: SHA256Digest
    fileprivate let files: [File]
    /// The folders that they are in, and those above these.
    private let folders: [String]
    /// Whether nobody touched any of them once it was written.
    private let isWhole: Bool

    /// A file with its gzip form.
    fileprivate struct File: Sendable {
        /// Its place below the output folder.
        let path: String
        /// How it stands.
        let file: FileFingerprint
        /// How its gzip form stands, or that there is none; nil of a file that nobody would ask a gzip form of.
        let twin: FileFingerprint?
        /// The key of what it was drawn from; nil where it has none.
        let key: GMAC.Tag?
    }

    /// The files of a manifest, as they stand now.
    ///
    /// - Parameters:
    ///   - touched: when the manifest itself was last touched, once it was written.
    ///   - written: the files that were written, or found to hold what they should, in some lists. Nobody looked into the
    ///     others, which were kept of earlier builds.
    ///   - folder: the output folder.
    ///   - moment: a moment before this, by the clock of the output's file system. What was last touched well before it cannot
    ///     change after it without another stamp.
    ///   - precompressed: what the gzip forms have in common.
    init(
        _ manifest: OutputManifest, touched: FileMoment?, written: [[OutputWriting.Written]], in folder: String,
        asOf moment: FileMoment, precompressed: PrecompressedTexts
    ) {
        self.moment = moment
        self.precompressed = precompressed.digest
        var places: [ExactText: (list: Int, place: Int)] = [:]
        places.reserveCapacity(manifest.files.count)
        for (list, files) in written.enumerated() {
            for (place, file) in files.enumerated() { places[ExactText(file.record.path)] = (list, place) }
        }
        let files = manifest.files.parallelMap(batch: 256) { [places] record -> File? in
            let written = places[ExactText(record.path)].map { written[$0.list][$0.place] }
            let file = File(path: record.path, in: folder, mayHaveTwin: record.isServed, written: written)
            guard let written else { return file }
            guard file.hasTwin == (record.gzipBytes != nil), written.touched != nil else { return nil }
            // The clock of a file system goes in steps: within one, a file of another size may come to stand there.
            let hasSizes = file.file.bytes == record.bytes && (!file.hasTwin || file.twin?.bytes == record.gzipBytes)
            return hasSizes && written.touched == file.lastTouched ? file : nil
        }
        let own = File(path: OutputManifest.path, in: folder, mayHaveTwin: false, written: nil)
        self.files = files.compactMap { $0 } + [own]
        folders = Self.folders(of: self.files)
        isWhole = touched != nil && own.lastTouched == touched && files.allSatisfy { $0 != nil }
    }

    /// The folders of files, and those above them. Files of one folder stand together, so that few are looked up twice.
    private static func folders(of files: [File]) -> [String] {
        var folders: [String] = []
        var above: Set<ExactText> = []
        for file in files {
            let folder = file.path.folder
            if folder.isEmpty || folders.last?.hasBytes(of: folder) == true { continue }
            folders.append(folder)
            var next = folder.folder
            while !next.isEmpty, above.insert(ExactText(next)).inserted { next = next.folder }
        }
        return folders + above.map(\.text).sorted { $0.isBytewiseLess(than: $1) }
    }

    /// Whether all of it still stands as it did.
    ///
    /// - Parameter folder: the output folder.
    func stillStands(in folder: String) -> Bool {
        // What was moved, and is led to by a link, is not what is in the folder.
        guard isWhole, !FolderNesting.hasLink(among: folders, below: folder) else { return false }
        return files.parallelMap(batch: 128) { file in
            let place = folder + "/" + file.path
            return file.file.isUntouched(at: place) && file.twin?.isUntouched(at: place + ".gz") != false
        }.allSatisfy { $0 }
    }

    /// The files by their paths; none where gzip forms are made of other parts now.
    ///
    /// - Parameter hasKeys: whether the keys of pages can be relied on.
    func byPath(precompressed: PrecompressedTexts, hasKeys: Bool) -> ByPath {
        guard precompressed.digest == self.precompressed else { return ByPath() }
        return ByPath(
            moment: moment, files: files,
            places: Dictionary(keepingFirst: files.enumerated().map { (ExactText($1.path), $0) }),
            hasKeys: hasKeys)
    }

    /// The files that the last build wrote, by path.
    struct ByPath: Sendable {
        fileprivate var moment: FileMoment?
        fileprivate var files: [File] = []
        fileprivate var places: [ExactText: Int] = [:]
        fileprivate var hasKeys = false

        /// What is known of a page that holds what was drawn from what has this key; nil where that is not sure.
        ///
        /// - Parameter folder: the output folder.
        func unchanged(
            at path: String, in folder: String, drawnFrom key: GMAC.Tag
        ) -> (bytes: Int, digest: SHA256Digest, touched: FileMoment)? {
            guard hasKeys, let moment, let place = places[ExactText(path)], files[place].key == key,
                let digest = files[place].file.digest,
                let held = files[place].file.held(at: folder + "/" + path, since: moment)
            else { return nil }
            return (held.bytes, digest, held.touched)
        }

        /// A file that holds what it did, with its gzip form.
        struct Unchanged {
            /// The size of the gzip form in bytes; nil for a file without one.
            var gzipBytes: Int?
            /// The digest of the gzip form; nil for a file without one.
            var gzipDigest: SHA256Digest?
            /// When it or its gzip form was last touched, by the clock of the file system.
            var touched: FileMoment
        }

        /// What is known of a file that holds what has this digest, as does its gzip form; nil where that is not sure.
        ///
        /// - Parameter folder: the output folder.
        func unchanged(
            at path: String, in folder: String, holding digest: SHA256Digest, hasGzipForm: Bool
        ) -> Unchanged? {
            guard let moment, let place = places[ExactText(path)], files[place].file.digest == digest else {
                return nil
            }
            let target = folder + "/" + path
            guard let held = files[place].file.held(at: target, since: moment) else { return nil }
            let twin = files[place].twin
            guard hasGzipForm else {
                // What somebody puts there would be served in the file's place.
                let isAlone = twin.map { $0.isAbsent && $0.isUntouched(at: target + ".gz") } ?? true
                return isAlone ? Unchanged(touched: held.touched) : nil
            }
            guard let twin, let digest = twin.digest, let packed = twin.held(at: target + ".gz", since: moment) else {
                return nil
            }
            return Unchanged(
                gzipBytes: packed.bytes, gzipDigest: digest, touched: max(held.touched, packed.touched))
        }
    }

    /// Appends what was written.
    func write(to writer: inout ByteWriter) {
        writer.write(moment)
        writer.write(precompressed)
        writer.write(many: files)
        writer.write(folders)
        writer.write(isWhole)
    }

    /// Reads what was written.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        moment = try reader.value()
        precompressed = try reader.value()
        files = try reader.many()
        folders = try reader.value()
        isWhole = try reader.value()
    }
}

extension LastOutput.File: BinaryCodable {
    /// A file as it stands now.
    init(path: String, in folder: String, mayHaveTwin: Bool, written: OutputWriting.Written?) {
        self.path = path
        file = FileFingerprint(of: folder + "/" + path, digest: written?.record.digest)
        twin = mayHaveTwin ? FileFingerprint(of: folder + "/" + path + ".gz", digest: written?.gzipDigest) : nil
        key = written?.key
    }

    /// Whether its gzip form is there.
    var hasTwin: Bool { twin?.isAbsent == false }

    /// When it or its gzip form was last touched, by the clock of the file system; nil where it is gone.
    var lastTouched: FileMoment? { file.lastTouched(besides: hasTwin ? twin : nil) }

    /// Appends the file.
    func write(to writer: inout ByteWriter) {
        writer.write(path)
        writer.write(file)
        writer.write(twin)
        writer.write(key)
    }

    /// Reads a file.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        path = try reader.value()
        file = try reader.value()
        twin = try reader.value()
        key = try reader.value()
    }
}
