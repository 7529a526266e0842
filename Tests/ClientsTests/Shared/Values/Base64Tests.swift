import Clients
import Foundation
import TestSupport
import Testing

@Suite("Base64") struct Base64Tests {
    @Test("Data of every length are written as Foundation writes them")
    func agreesWithFoundation() {
        var generator = SteppedGenerator(seed: 3)
        for length in 0..<200 {
            let data = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
            #expect(Base64.bytes(data) == Array(Data(data).base64EncodedData()))
        }
    }
}
