import Foundation

/// A web server with a certificate of its own, which nobody trusts unless told to: `openssl s_server` on this machine.
final class SecureServer {
    private let process = Process()
    private let folder = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
    private(set) var url = ""
    /// The certificate's file.
    var certificate: String { folder + "/certificate.pem" }

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("news".utf8).write(to: URL(fileURLWithPath: folder + "/feed.txt"))
        let making = Self.openssl(
            "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "key.pem", "-out", "certificate.pem", "-days",
            "2",
            "-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", in: folder)
        try making.run()
        making.waitUntilExit()
        let output = Pipe()
        process.executableURL = making.executableURL
        process.currentDirectoryURL = making.currentDirectoryURL
        process.arguments = [
            "openssl", "s_server", "-WWW", "-accept", "127.0.0.1:0", "-cert", "certificate.pem", "-key", "key.pem",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var said = ""
        while !said.contains("\n") || !said.contains("ACCEPT") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw POSIXError(.ECONNREFUSED) }
            said += String(decoding: bytes, as: UTF8.self)
        }
        let port = said.split(separator: "\n").first { $0.hasPrefix("ACCEPT") }?.split(separator: ":").last ?? ""
        url = "https://127.0.0.1:\(port)/feed.txt"
    }

    deinit {
        // A test's thread lets no milder signal through to what it starts.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try? FileManager.default.removeItem(atPath: folder)
    }

    private static func openssl(_ arguments: String..., in folder: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.arguments = ["openssl"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }
}
