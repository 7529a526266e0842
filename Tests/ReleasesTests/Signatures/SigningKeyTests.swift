import Testing

@testable import Releases

@Suite struct SigningKeyTests {
    @Test(arguments: KeyFixtures.vectors)
    func keysOfTheStandardsVectorsAreReadAndWritten(_ vector: KeyFixtures.Vector) throws {
        let file = KeyFixtures.privateFile(vector)
        let key = try SigningKey(pem: Array(file.utf8))
        #expect(key.publicKey.bytes == KeyFixtures.bytes(vector.publicKey))
        #expect(key.pem == file)
    }

    @Test(arguments: KeyFixtures.vectors)
    func signaturesAreVerified(_ vector: KeyFixtures.Vector) throws {
        let key = try SigningKey(pem: Array(KeyFixtures.privateFile(vector).utf8))
        let message = KeyFixtures.bytes(vector.message)
        let signature = try key.sign(message)
        #expect(signature.count == 64)
        #expect(key.publicKey.verify(signature: signature, of: message))
        // On Apple's systems signing adds chance to what is signed; both verify.
        #if os(Linux)
            #expect(signature == KeyFixtures.bytes(vector.signature))
        #endif
    }

    @Test func keysAndSignaturesOfOpensslAreUnderstood() throws {
        let key = try SigningKey(pem: Array(KeyFixtures.openssl.utf8))
        #expect(key.pem == KeyFixtures.openssl)
        #expect(key.publicKey.pem == KeyFixtures.opensslPublic)
        let publicKey = try PublicKey(pem: Array(KeyFixtures.opensslPublic.utf8))
        #expect(publicKey.verify(signature: KeyFixtures.opensslSignature, of: Array("news".utf8)))
        #expect(!publicKey.verify(signature: KeyFixtures.opensslSignature, of: Array("olds".utf8)))
    }

    @Test func newKeysDifferAndAreReadBack() throws {
        let (first, second) = (SigningKey.generate(), SigningKey.generate())
        #expect(first.pem != second.pem)
        #expect(try SigningKey(pem: Array(first.pem.utf8)).publicKey == first.publicKey)
    }

    @Test func windowsLineEndsBlankLinesAndNoLastLineEndAreAccepted() throws {
        let key = SigningKey.generate()
        let windows = key.pem.split(separator: "\n").joined(separator: "\r\n")
        #expect(try SigningKey(pem: Array(windows.utf8)).publicKey == key.publicKey)
        #expect(try SigningKey(pem: Array("\n\(key.pem)\n \n".utf8)).publicKey == key.publicKey)
        #expect(try SigningKey(pem: Array(key.pem.dropLast().utf8)).publicKey == key.publicKey)
    }

    @Test func aKeyIsNeverPrinted() throws {
        let vector = KeyFixtures.vectors[0]
        let key = try SigningKey(pem: Array(KeyFixtures.privateFile(vector).utf8))
        var dumped = ""
        dump(key, to: &dumped)
        let expected = "the private key of \(key.publicKey.fingerprint)"
        #expect("\(key)" == expected)
        #expect(String(reflecting: key) == expected)
        #expect("\([key])" == "[\(expected)]")
        #expect(dumped == "- \(expected)\n")
    }
}
