/// A place that phones download from, as configurations name it.
public struct HostedSite: Equatable, Sendable {
    /// `https` or `http`.
    let scheme: String
    /// The host of the address.
    let host: String
    /// The port of the address; nil: the scheme's own.
    let port: Int?
    /// The path of the address, with a slash at both ends.
    let path: String
    /// The folder that is served, without a slash at its end; nil: it is not on this machine.
    let folder: String?
    /// The remote that is deployed to; nil: none is configured.
    let remote: String?
    /// The workspace's folder.
    let workspace: String
    /// Where it lies in its repository, with a slash at the end; empty: it is the repository's own folder.
    let folderInRepository: String
    /// The locales that are deployed.
    let locales: [String]
    /// The environment that it is; nil: production.
    let environment: String?
    /// The file of the program that is to run, by its path from the root.
    let program: String

    /// Where the program is as a rule, if it is not known where.
    public static let usualProgram = "/usr/local/bin/newsadmin"

    /// Why a configuration cannot be printed.
    public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
        /// A sentence that says so.
        public let description: String
    }

    /// A site.
    ///
    /// - Throws: ``Problem`` where its address is none, or holds a password.
    public init(
        baseURL: String, folder: String?, remote: String?, workspace: String, folderInRepository: String = "",
        locales: [String], environment: String? = nil, program: String = HostedSite.usualProgram
    ) throws(Problem) {
        guard let end = baseURL.firstRange(of: "://") else { throw Problem(description: "baseURL is no address") }
        scheme = baseURL[..<end.lowerBound].lowercased()
        let rest = baseURL[end.upperBound...]
        let authority = rest.prefix { $0 != "/" }
        path = String(rest.dropFirst(authority.count))
        let digits = authority.reversed().prefix { ("0"..."9").contains($0) }
        let hasPort = !digits.isEmpty && authority.dropLast(digits.count).last == ":"
        host = String(hasPort ? authority.dropLast(digits.count + 1) : authority)
        port = hasPort ? Int(String(digits.reversed())) : nil
        self.folder = folder
        self.remote = remote
        self.workspace = workspace
        self.folderInRepository = folderInRepository
        self.locales = locales
        self.environment = environment
        // Only one of the configurations names it, and a person sees at once that it is another one.
        self.program = Self.isPlain(program) ? program : Self.usualProgram
        if authority.contains("@") {
            throw Problem(
                description: "baseURL has a name or password in it, which a configuration would tell everybody")
        }
    }

    /// Refuses texts that a configuration would hold: of quotes, braces, semicolons, dollar signs and their like, each server
    /// makes something else.
    ///
    /// - Throws: ``Problem``, which names the first.
    func refuseMarks(in texts: [String]) throws(Problem) {
        guard let text = texts.first(where: { !Self.isPlain($0) }) else { return }
        throw Problem(
            description: "“\(RcloneRemote(text).shown)” has characters that have a meaning in configurations; "
                + "write this one by hand")
    }

    /// The address under which the files are served.
    var baseURL: String { "\(origin)\(path)" }

    /// The address without its path.
    var origin: String { "\(scheme)://\(host)\(port.map { ":\($0)" } ?? "")" }

    /// The folder that a server of this configuration serves.
    var servedFolder: String { folder ?? "/srv/news/feeds" }

    /// A comment that says where the files are that a server of this configuration serves.
    var placeOfFiles: String {
        if folder != nil { return "# The files are in \(servedFolder)/, where newsadmin deploy puts them." }
        guard let remote else {
            return "# newsadmin.yml names no place to deploy to yet; this serves \(servedFolder)/."
        }
        let place = Self.isPlain(remote) ? "into \(RcloneRemote(remote).shown)" : "elsewhere"
        return "# newsadmin deploy puts the files \(place), and this serves \(servedFolder)/: "
            + "write here where this server has them."
    }

    /// The arguments of `newsadmin deploy`: the locales, and the environment if it is not production.
    var arguments: String { (locales + (environment.map { ["--env", $0] } ?? [])).joined(separator: " ") }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "/._-+~@,:[] ".unicodeScalars.contains(scalar)
        }
    }
}
