import Campaigns

/// A file as it is to be found where phones download from.
public struct DeployFile: Equatable, Sendable {
    /// Its place below the address that feeds are served from.
    public var path: String
    /// What is in it.
    public var bytes: [UInt8]
    /// Since when it has been as it is, in whole seconds: the time that it gets.
    var time: Instant
    /// Whether a file that has these bytes already keeps the time that it has there, because nobody knows it better.
    var keepsTime: Bool
    /// When it is written among the others.
    var step: Step

    /// When a file is written: nothing names what is not there yet, and a server that prefers gzip never answers with an
    /// older text than one that does not.
    public enum Step: Int, Comparable, CaseIterable, Sendable {
        /// Images.
        case image
        /// The gzip forms of views and pages.
        case packedPage
        /// Views and pages.
        case page
        /// The gzip forms of the files that phones ask for.
        case packedFeed
        /// The files that phones ask for.
        case feed

        /// Orders steps by when they are done.
        public static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
    }

    /// A file.
    public init(path: String, bytes: [UInt8], time: Instant, keepsTime: Bool = false, step: Step) {
        self.path = path
        self.bytes = bytes
        self.time = time
        self.keepsTime = keepsTime
        self.step = step
    }

    /// How servers are to send it.
    var delivery: DeliveryHeaders { DeliveryHeaders(path: path) }
}
