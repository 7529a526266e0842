import Campaigns
import Files
import Releases

/// Makes a pair of keys that releases are signed and verified with.
public struct KeyGeneration: Sendable {
    private let folder: String
    private let privatePath: String
    private let publicPath: String?
    private let now: Instant

    /// A new pair for a workspace.
    ///
    /// - Parameters:
    ///   - folder: the workspace.
    ///   - privatePath: where the private key is to stand, outside the workspace.
    ///   - publicPath: where the public key is to stand, relative to the workspace; `keys/<year>.pub` if nil.
    ///   - now: the moment whose year names the public key.
    public init(folder: String, privatePath: String, publicPath: String?, now: Instant) {
        self.folder = folder
        self.privatePath = privatePath
        self.publicPath = publicPath
        self.now = now
    }

    /// Why no keys were made.
    public enum Failure: WorkspaceFailure, Sendable {
        /// There is something already that would be overwritten.
        case exists(String)
        /// The private key would lie in the workspace or its repository, and be committed with it.
        case privateInside(String)
        /// The public key would not lie in the workspace.
        case publicOutside(String)
        /// The workspace cannot be read, or the operating system refused.
        case workspace(WorkspaceReader.Failure)
    }

    /// Writes the private key, readable by its owner alone, and the public one, readable by all.
    ///
    /// - Throws: ``Failure``; neither file is then there, or both are as they were.
    public func run() throws(Failure) -> GeneratedKey {
        let configuration = try Failure.configuration(in: folder)
        let year = configuration.clock.civilTime(at: now).dateText.prefix(4)
        let publicPath = publicPath ?? "keys/\(year).pub"
        try checkPlaces(publicPath)
        let key = SigningKey.generate()
        try Failure.filing { () throws(FileProblem) in try write(key, publicPath: publicPath) }
        return GeneratedKey(
            privatePath: privatePath, publicPath: publicPath, publicKey: key.publicKey,
            listed: configuration.release.keys)
    }

    private func checkPlaces(_ publicPath: String) throws(Failure) {
        guard PathSteps(publicPath).arePlain else { throw .publicOutside(publicPath) }
        let whole = (try? VersionControl.repository(above: FolderNesting.resolved(folder) ?? folder)) ?? folder
        let (isInside, taken) = try Failure.filing { () throws(FileProblem) in
            (
                try FolderNesting.folder(whole, holds: privatePath),
                try [privatePath, folder + "/" + publicPath].firstTaken()
            )
        }
        if isInside { throw .privateInside(privatePath) }
        if let taken { throw .exists(taken) }
    }

    private func write(_ key: SigningKey, publicPath: String) throws(FileProblem) {
        try AtomicFile.create(Array(key.pem.utf8), at: privatePath, synced: true, mode: 0o600)
        do throws(FileProblem) {
            let target = folder + "/" + publicPath
            try AtomicFile.create(Array(key.publicKey.pem.utf8), at: target, synced: true, mode: 0o644)
        } catch {
            let steps = PathSteps(privatePath)
            let parent = steps.parent ?? "."
            _ = try FileRemoval.remove(String(steps.last), below: parent.isEmpty ? "/" : parent)
            throw error
        }
    }
}

extension [String] {
    /// The first of these paths under which something stands.
    fileprivate func firstTaken() throws(FileProblem) -> String? {
        for path in self where try FileExistence.exists(path) { return path }
        return nil
    }
}
