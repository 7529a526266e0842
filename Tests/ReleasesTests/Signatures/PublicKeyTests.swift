import Foundation
import Testing

@testable import Releases

@Suite struct PublicKeyTests {
    @Test(arguments: KeyFixtures.vectors)
    func keysOfTheStandardsVectorsVerifyTheirSignatures(_ vector: KeyFixtures.Vector) throws {
        let file = KeyFixtures.publicFile(vector)
        let key = try PublicKey(pem: Array(file.utf8))
        #expect(key.pem == file)
        #expect(key.base64 == Data(KeyFixtures.bytes(vector.publicKey)).base64EncodedString())
        let signature = KeyFixtures.bytes(vector.signature)
        #expect(key.verify(signature: signature, of: KeyFixtures.bytes(vector.message)))
        #expect(!key.verify(signature: signature, of: KeyFixtures.bytes(vector.message) + [0]))
    }

    @Test func theFingerprintIsTheBeginningOfTheHashOfTheBytes() throws {
        let key = try PublicKey(pem: Array(KeyFixtures.publicFile(KeyFixtures.vectors[0]).utf8))
        #expect(key.fingerprint == "21fe31dfa154a261")
    }

    @Test func aSignatureOfAnotherLengthOrWithOneBitChangedIsRefused() throws {
        let vector = KeyFixtures.vectors[1]
        let key = try PublicKey(pem: Array(KeyFixtures.publicFile(vector).utf8))
        let (signature, message) = (KeyFixtures.bytes(vector.signature), KeyFixtures.bytes(vector.message))
        #expect(!key.verify(signature: [], of: message))
        #expect(!key.verify(signature: Array(signature.dropLast()), of: message))
        #expect(!key.verify(signature: signature + [0], of: message))
        for bit in 0..<512 {
            var changed = signature
            changed[bit / 8] ^= 1 << (bit % 8)
            #expect(!key.verify(signature: changed, of: message), "bit \(bit)")
        }
    }

    @Test func aSignatureOfAnotherKeyIsRefused() throws {
        let signature = try SigningKey.generate().sign([1, 2, 3])
        #expect(!SigningKey.generate().publicKey.verify(signature: signature, of: [1, 2, 3]))
    }
}
