import Campaigns

/// What is to be built.
public struct BuildPlan: Sendable {
    /// The workspace's folder.
    var folder: String
    /// The instant as of which feeds are built.
    var now: Instant
    /// The locales to build; nil: all. The others' files stay as they are.
    var locales: Set<String>?
    /// The clients to build; nil: all. The others' files stay as they are.
    var clients: Set<String>?

    /// Which program builds, down to the very file, so that what another one left in the cache is not believed; nil:
    /// nothing is believed and nothing left.
    var program: String?

    /// A build of a workspace as of an instant.
    public init(
        folder: String, now: Instant, locales: Set<String>? = nil, clients: Set<String>? = nil, program: String? = nil
    ) {
        self.folder = folder
        self.now = now
        self.locales = locales
        self.clients = clients
        self.program = program
    }

    /// Where it is written.
    var output: String { folder + "/public" }
    /// Where its dashboard begins.
    var dashboard: String { output + "/index.html" }
    /// Where its feeds are.
    var feeds: String { output + "/feeds" }
    /// What keeps two builds apart.
    var lock: String { folder + "/.newsadmin/build.lock" }
    /// What a killed build leaves for the next one to read.
    var journal: String { folder + "/.newsadmin/build.journal" }
}
