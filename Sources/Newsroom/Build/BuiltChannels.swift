/// The clients and locales whose files are written now. The others keep what an earlier build wrote, which may be other
/// than what their campaigns say by now.
struct BuiltChannels: Sendable {
    /// The locales.
    let locales: Set<String>
    /// The clients' names; nil: all.
    let clients: Set<String>?
    /// The paths of views and pages of the others that hold what would be written now.
    var unchanged: Set<String> = []

    /// Whether the files of a channel are written.
    func contains(_ channel: Edition.Channel) -> Bool {
        locales.contains(channel.locale) && clients?.contains(channel.client) != false
    }

    /// Whether a file of a channel's feed is to be found at its place, as it should be.
    func ships(_ path: String, in channel: Edition.Channel) -> Bool {
        contains(channel) || unchanged.contains(path)
    }
}
