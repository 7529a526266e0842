import Testing

@testable import Delivery

@Suite("Addresses that may be told a secret")
struct SecureAddressTests {
    @Test(
        "https, and this machine itself",
        arguments: [
            "https://fcm.googleapis.com", "HTTPS://example.com/x", "http://localhost:80/", "http://127.0.0.1",
            "http://[::1]:9/x",
        ])
    func safe(address: String) {
        #expect(SecureAddress.isSafe(address))
    }

    @Test(
        "nothing else",
        arguments: [
            "", "https://", "http://example.com", "http://127.0.0.1.example.com", "http://localhost.example.com/",
            "http://localhost@example.com", "http://[::1].example.com", "ftp://localhost", "file:///etc/passwd",
        ])
    func unsafe(address: String) {
        #expect(!SecureAddress.isSafe(address))
    }
}
