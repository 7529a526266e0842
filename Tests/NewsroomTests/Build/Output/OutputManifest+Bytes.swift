@testable import Newsroom

extension OutputManifest {
    /// The manifest as JSON.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }
}
