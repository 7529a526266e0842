import Campaigns
import Files
import Foundation

/// A file of the site, with all that its answers say.
public struct ServeFile: Sendable {
    /// What is in it.
    let bytes: Data
    /// Its gzip form, for clients that read it; nil where it has none.
    let gzip: Data?
    /// `Content-Type`.
    let type: String
    /// What distinguishes it from other bytes: the beginning of its SHA-256; empty where it is not kept.
    public let tag: String
    /// How it may be kept and asked for again.
    public let caching: Caching
    /// Since when phones find it as it is.
    public var since: Instant

    /// How a file may be kept and asked for again.
    public enum Caching: Sendable {
        /// Kept for ever: its name is made of its content.
        case forEver
        /// Kept, but asked about each time.
        case checked
        /// The same, and the answer is never that nothing has changed.
        case alwaysSent
        /// Not kept: a page of the dashboard, which says how things stand now.
        case page
        /// Not kept: anything else that is there for people.
        case notKept
    }

    /// A file.
    public init(_ bytes: [UInt8], gzip: [UInt8]? = nil, type: String, caching: Caching, since: Instant) {
        self.bytes = Data(bytes)
        self.gzip = gzip.map { Data($0) }
        self.type = type
        self.caching = caching
        self.since = since
        let isTagged = caching != .page && caching != .notKept
        tag = isTagged ? String(SHA256Digest(of: bytes).hexadecimal.prefix(32)) : ""
    }

    /// `Cache-Control`.
    var cacheControl: String {
        switch caching {
        case .forEver: DeliveryHeaders.lasting
        case .checked, .alwaysSent: "no-cache"
        case .page, .notKept: "no-store"
        }
    }

    /// Whether a client may be told that what it has is still right.
    var answersConditions: Bool { caching == .forEver || caching == .checked }
}
