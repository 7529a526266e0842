import Campaigns
import Releases

/// Signs manifests with the key that a workspace is configured to use.
struct ReleaseSigning: Sendable {
    /// The public key in Base64.
    let key: String
    private let signature: @Sendable ([UInt8]) throws(ReleaseFailure) -> [UInt8]

    init(key: String, signature: @escaping @Sendable ([UInt8]) throws(ReleaseFailure) -> [UInt8]) {
        self.key = key
        self.signature = signature
    }

    /// The signature of some bytes.
    func sign(_ bytes: [UInt8]) throws(ReleaseFailure) -> [UInt8] {
        try signature(bytes)
    }
}
