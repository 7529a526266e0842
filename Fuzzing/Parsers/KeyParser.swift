@testable import Releases

/// Files of keys, public and private.
enum KeyParser: Parser {
    static let name = "keys"
    static let greatestLength = 1024

    static func read(_ bytes: [UInt8]) {
        do {
            let key = try PublicKey(pem: bytes)
            precondition((try? PublicKey(pem: Array(key.pem.utf8))) == key, "a key that cannot be read again")
            _ = key.verify(signature: Array(repeating: 7, count: 64), of: bytes)
        } catch {
            _ = error.description
        }
        do {
            let key = try SigningKey(pem: bytes)
            let signature = try key.sign(bytes)
            precondition(key.publicKey.verify(signature: signature, of: bytes), "a signature that does not hold")
        } catch {
            _ = error.description
        }
        _ = PublicKey(base64: String(decoding: bytes, as: UTF8.self))
    }
}
