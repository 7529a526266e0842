import Foundation
import Releases
import Testing

@Suite struct KeyProblemTests {
    private static let vector = KeyFixtures.vectors[0]
    private static let good = KeyFixtures.privateFile(vector)
    private static let publicGood = KeyFixtures.publicFile(vector)
    private static let secret = KeyFixtures.bytes("302e020100300506032b657004220420" + vector.secret)

    private static let refused: [(text: String, problem: KeyProblem)] = [
        ("", .notPEM),
        ("9d61b19deffd5a60ba844af492ec2cc4", .notPEM),
        ("Note: " + good, .notPEM),
        ("note\n" + good, .notPEM),
        (String(good.dropLast(12)), .notPEM),
        (good.replacingOccurrences(of: "END PRIVATE", with: "END PUBLIC"), .notPEM),
        (good + good, .severalKeys),
        (good + publicGood, .severalKeys),
        (good + "note", .trailingText),
        (KeyFixtures.lockedKey, .encrypted),
        ("-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nAAAA\n-----END RSA PRIVATE KEY-----", .encrypted),
        (publicGood, .publicKey),
        (KeyFixtures.rsa, .algorithm("RSA")),
        (KeyFixtures.file("RSA PRIVATE KEY", [1, 2, 3]), .algorithm("RSA")),
        (KeyFixtures.ecdsa, .algorithm("ECDSA")),
        (KeyFixtures.x25519, .algorithm("X25519")),
        (KeyFixtures.ed448, .algorithm("Ed448")),
        (KeyFixtures.certificate, .otherForm),
        (KeyFixtures.file("OPENSSH PRIVATE KEY", [1, 2, 3]), .otherForm),
        (KeyFixtures.file("PRIVATE KEY", []), .otherForm),
        (KeyFixtures.file("PRIVATE KEY", Array(secret.dropLast())), .damaged),
        (KeyFixtures.file("PRIVATE KEY", secret + [0]), .damaged),
        (good.replacingOccurrences(of: "MC4C", with: "MC4*"), .damaged),
    ]

    @Test(arguments: refused)
    func whatIsNoPrivateKeyIsNamed(_ text: String, _ problem: KeyProblem) {
        #expect(throws: problem) { try SigningKey(pem: Array(text.utf8)) }
    }

    @Test(arguments: [
        (good, KeyProblem.privateKey),
        (KeyFixtures.file("PUBLIC KEY", KeyFixtures.bytes("302a300506032b65700321")), .damaged),
        (
            KeyFixtures.file("PUBLIC KEY", KeyFixtures.bytes("302a300506032b656e032100" + vector.publicKey)),
            .algorithm("X25519")
        ),
        (publicGood + publicGood, .severalKeys),
    ])
    func whatIsNoPublicKeyIsNamed(_ text: String, _ problem: KeyProblem) {
        #expect(throws: problem) { try PublicKey(pem: Array(text.utf8)) }
    }

    @Test func bytesThatAreNoTextAreRefused() {
        #expect(throws: KeyProblem.notPEM) { try SigningKey(pem: [0xFF, 0xFE, 0x00, 0x2D]) }
    }

    @Test(arguments: refused)
    func noSentenceRepeatsWhatStandsInTheFile(_ text: String, _ problem: KeyProblem) {
        for line in text.split(separator: "\n") where line.count >= 16 && !line.hasPrefix("-----") {
            #expect(!problem.description.contains(line))
            #expect(!String(reflecting: problem).contains(line))
        }
    }
}
