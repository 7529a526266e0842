import Clients
import CryptoExtras
import Foundation

/// Who sends messages: an account of Google's, as the console hands it out in a JSON file.
public struct ServiceAccount: Sendable {
    /// The account's address.
    let email: String
    /// The project it belongs to; nil where the file does not say.
    public let project: String?
    /// Where it gets access.
    let tokenAddress: String
    private let keyIdentifier: String?
    private let key: _RSA.Signing.PrivateKey

    /// Why a file is no service account; it never repeats what stands in the file.
    public struct Problem: Error, Equatable, Sendable, CustomStringConvertible {
        /// A sentence that says so.
        public let description: String
    }

    /// Reads the file of an account.
    ///
    /// - Throws: ``Problem`` where it is another file, or the place it sends its key's signature to is not safe.
    public init(bytes: [UInt8]) throws(Problem) {
        guard let root = try? JSONReader().read(bytes), root.dictionary != nil else {
            throw Problem(description: "it is not JSON; download the key again in the console, as JSON")
        }
        guard root["type"]?.string == "service_account" else {
            throw Problem(description: "it is not the key of a service account (“type” is not “service_account”)")
        }
        email = try Self.text("client_email", in: root)
        tokenAddress = try Self.text("token_uri", in: root)
        project = root["project_id"]?.string
        keyIdentifier = root["private_key_id"]?.string
        guard SecureAddress.isSafe(tokenAddress) else {
            throw Problem(description: "“token_uri” is not an https address")
        }
        do {
            key = try _RSA.Signing.PrivateKey(pemRepresentation: Self.text("private_key", in: root))
        } catch let problem as Problem {
            throw problem
        } catch {
            throw Problem(description: "“private_key” is not an RSA key of 2048 bits or more in PEM form")
        }
    }

    /// A signed claim that this account wants to send messages, good for an hour (RFC 7523).
    ///
    /// - Parameter seconds: the time, in seconds since 1970.
    func assertion(at seconds: Int64) throws(Problem) -> String {
        let header: PropertyValue = .dictionary(
            [.init("alg", "RS256"), .init("typ", "JWT")]
                + (keyIdentifier.map { [PropertyValue.Entry("kid", .string($0))] } ?? []))
        let claims: PropertyValue = [
            "iss": .string(email), "scope": "https://www.googleapis.com/auth/firebase.messaging",
            "aud": .string(tokenAddress), "iat": .integer(seconds), "exp": .integer(seconds + 3600),
        ]
        let content = [header, claims].map { Self.base64URL(JSONWriter(.compact).write($0)) }.joined(separator: ".")
        do {
            let signature = try key.signature(for: Data(content.utf8), padding: .insecurePKCS1v1_5)
            return content + "." + Self.base64URL(signature.rawRepresentation)
        } catch {
            throw Problem(description: "its key cannot sign")
        }
    }

    private static func text(_ name: String, in root: PropertyValue) throws(Problem) -> String {
        guard let text = root[name]?.string, !text.isEmpty else {
            throw Problem(description: "“\(name)” is missing")
        }
        return text
    }

    private static func base64URL(_ bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
