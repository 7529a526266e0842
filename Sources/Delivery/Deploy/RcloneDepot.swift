import Clients
import Files

/// Any place that rclone reaches: S3, SFTP, WebDAV and dozens of others.
public struct RcloneDepot: Depot {
    private let remote: RcloneRemote
    private let rclone: Tool
    private let staging: String

    /// A remote.
    ///
    /// - Parameters:
    ///   - remote: as rclone names it: `s3:bucket/news`.
    ///   - staging: a folder of our own for what is on its way.
    ///   - environment: where rclone is found, and where it finds its configuration.
    ///   - lock: what rclone is to hold as well, so that nobody else deploys before it has ended, whatever becomes of us.
    /// - Throws: ``DeployProblem`` where there is no rclone, or it would take the remote for an option.
    public init(
        _ remote: String, staging: String, environment: [String: String], lock: Int32? = nil
    ) throws(DeployProblem) {
        // rclone has options that run commands.
        guard remote.utf8.first != UInt8(ascii: "-") else {
            throw .tool("“\(remote)” is no place: it begins with a dash, as options of rclone do")
        }
        self.remote = RcloneRemote(remote)
        // It would stand on rclone's command line, and in what rclone says of it.
        guard !self.remote.misplacesSecrets else {
            throw .tool(
                "“\(self.remote.shown)” is no place: a value with a colon or a comma stands in quotation marks, as in "
                    + ":webdav,url=\"https://news.example.com\",user=…:news")
        }
        self.staging = staging
        let environment = environment.merging(self.remote.variables) { _, own in own }
        do {
            var tool = try Tool(named: "rclone", environment: environment, timeLimit: 3600)
            tool.handle = lock
            rclone = tool
        } catch {
            throw .tool("\(error); rclone reaches \(self.remote.shown), see https://rclone.org/install/")
        }
    }

    /// The remote, as rclone names it, without secrets.
    var name: String { remote.shown }

    /// The files that the remote does not hold as they are, and the paths that it lists.
    public func comparison(
        with files: [DeployFile], without gone: Set<String>
    ) throws(DeployProblem) -> (differing: [DeployFile], present: Set<String>) {
        let listing = try listing()
        return (try differing(files, from: listing), gone.intersection(listing.keys))
    }

    /// The files that the remote does not hold as they are. Only these are listed: some servers read what they list, to hash
    /// it.
    public func differing(_ files: [DeployFile]) throws(DeployProblem) -> [DeployFile] {
        guard !files.isEmpty else { return [] }
        return try differing(files, from: try listing(of: files.map(\.path)))
    }

    /// The files that are listed otherwise than they are, found by hashes, or by reading them where there are none.
    private func differing(
        _ files: [DeployFile], from listing: [String: RcloneListed]
    ) throws(DeployProblem) -> [DeployFile] {
        var differing: [DeployFile] = []
        var unclear: [DeployFile] = []
        for file in files {
            switch listing[file.path]?.holds(file.bytes) {
            case true?: continue
            case false?: differing.append(file)
            case nil where listing[file.path] == nil: differing.append(file)
            case nil: unclear.append(file)
            }
        }
        return differing + (try downloaded(unclear))
    }

    /// What the remote holds, fetched in one go.
    public func contents(of paths: [String]) throws(DeployProblem) -> [String: HeldFile] {
        guard !paths.isEmpty else { return [:] }
        let folder = staging + ".held"
        let held = FolderDepot(folder)
        // A run that was killed may have left some.
        try held.remove(Set(paths))
        let answer = try answer(
            to: [
                "copy", remote.address, folder, "--files-from-raw", try list(of: paths), "--no-traverse",
                "--skip-links",
            ])
        // A folder that is not there yet holds nothing.
        guard answer.status == 0 || answer.status == 3 else { throw problem(answer) }
        var contents = held.contents(of: paths)
        try held.remove(Set(paths))
        if !contents.isEmpty, try !keepsTimes() {
            for path in contents.keys { contents[path]?.time = nil }
        }
        return contents
    }

    /// Whether the remote keeps the times that files are given, to the second at least; others have that of the transfer.
    private func keepsTimes() throws(DeployProblem) -> Bool {
        let answer = try answer(to: ["backend", "features", remote.address])
        guard answer.status == 0, let features = try? JSONReader().read(answer.output) else { return false }
        return features["Precision"]?.integer.map { (0...1_000_000_000).contains($0) } ?? false
    }

    /// Copies files, those of one type and cache policy together, with their times and headers where the remote keeps them.
    public func put(_ files: [DeployFile]) throws(DeployProblem) {
        try stage(files)
        let groups = Dictionary(grouping: files, by: \.delivery).sorted {
            ($0.key.type, $0.key.cacheControl) < ($1.key.type, $1.key.cacheControl)
        }
        for (headers, group) in groups {
            let metadata = ["content-type=\(headers.type)", "cache-control=\(headers.cacheControl)"]
            let list = try list(of: group.map(\.path))
            _ = try run(
                [
                    "copy", staging, remote.address, "--files-from-raw", list, "--ignore-times", "--no-traverse",
                    "--metadata",
                ]
                    + metadata.flatMap { ["--metadata-set", $0] })
        }
    }

    /// Deletes files.
    public func remove(_ paths: Set<String>) throws(DeployProblem) {
        guard !paths.isEmpty else { return }
        _ = try run(["delete", remote.address, "--files-from-raw", try list(of: paths.sorted())])
    }

    /// What the remote holds, by its paths.
    ///
    /// - Parameter paths: those that are of interest; nil: all. rclone enters no other folder then.
    private func listing(of paths: [String]? = nil) throws(DeployProblem) -> [String: RcloneListed] {
        var filter: [String] = []
        if let paths { filter = ["--files-from-raw", try list(of: paths)] }
        let answer = try answer(
            to: ["lsjson", remote.address, "--recursive", "--files-only", "--hash", "--no-mimetype"] + filter)
        // A folder that is not there yet holds nothing.
        if answer.status == 3 { return [:] }
        guard answer.status == 0 else { throw problem(answer) }
        guard let files = (try? JSONReader().read(answer.output))?.array else {
            throw .tool("rclone lists \(name) in a form that is not known")
        }
        var listing: [String: RcloneListed] = [:]
        for file in files {
            guard let path = file["Path"]?.string else { continue }
            var hashes: [String: String] = [:]
            for hash in file["Hashes"]?.dictionary ?? [] {
                hashes[hash.key.lowercased().replacing("-", with: "")] = hash.value.string
            }
            listing[path] = RcloneListed(size: file["Size"]?.integer ?? -1, hashes: hashes)
        }
        return listing
    }

    /// The files that the remote holds other bytes of, found by reading them.
    private func downloaded(_ files: [DeployFile]) throws(DeployProblem) -> [DeployFile] {
        guard !files.isEmpty else { return [] }
        try stage(files)
        let list = try list(of: files.map(\.path))
        let answer = try answer(to: [
            "check", staging, remote.address, "--download", "--one-way", "--files-from-raw", list, "--combined", "-",
        ])
        // Differences make its status 1, as errors do; the list distinguishes them.
        let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
        guard answer.status <= 1, lines.count == files.count else { throw problem(answer) }
        let same = Set(lines.filter { $0.hasPrefix("= ") }.map { String($0.dropFirst(2)) })
        return files.filter { !same.contains($0.path) }
    }

    private func stage(_ files: [DeployFile]) throws(DeployProblem) {
        try DeployProblem.filing { () throws(FileProblem) in
            let folders = Set(files.map { PathSteps($0.path).parent ?? "" })
            try FolderNesting.refuseLinks(on: folders, below: staging)
            for folder in folders { try FileRemoval.removeTemporaryFiles(in: staging + "/" + folder, access: .locked) }
            for file in files {
                try AtomicFile.write(file.bytes, to: staging + "/" + file.path, changedAt: file.time.seconds)
            }
        }
    }

    private func list(of paths: [String]) throws(DeployProblem) -> String {
        let place = staging + ".list"
        _ = try DeployProblem.filing { () throws(FileProblem) in
            try SingleFile.write(Array(paths.map { $0 + "\n" }.joined().utf8), to: place)
        }
        return place
    }

    private func run(_ arguments: [String]) throws(DeployProblem) -> ToolRun {
        let answer = try answer(to: arguments + ["--retries", "3", "--low-level-retries", "5"])
        guard answer.status == 0 else { throw problem(answer) }
        return answer
    }

    /// What rclone answers, whatever its status.
    private func answer(to arguments: [String]) throws(DeployProblem) -> ToolRun {
        do {
            return try rclone.run(arguments)
        } catch {
            throw .tool("\(error)")
        }
    }

    private func problem(_ run: ToolRun) -> DeployProblem {
        let last = remote.hidingSecrets(in: run.messages.split(separator: "\n").suffix(3).joined(separator: "; "))
        return .tool("rclone failed (\(run.status)): \(last.isEmpty ? "it gave no reason" : last)")
    }
}
