import Foundation
import Testing

/// The built `newsadmin`, run as a process of its own.
enum Program {
    struct Outcome {
        var output: String
        var messages: String
        var status: Int32
    }

    /// The executable, which the build puts beside the tests.
    static let path: String = {
        let folders = [Bundle.main.executablePath, CommandLine.arguments.first].compactMap { $0 }.map {
            URL(fileURLWithPath: $0).deletingLastPathComponent()
        }
        // On macOS the tests are in a bundle, three folders further down.
        let candidates = folders.flatMap { folder in
            [folder, folder.appendingPathComponent("../../..").standardized]
        }.map { $0.appendingPathComponent("newsadmin").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? ".build/debug/newsadmin"
    }()

    static func process(
        _ arguments: [String], of program: String = path, in folder: String, environment: [String: String] = [:]
    ) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Runs the program, or another one, to its end.
    static func run(
        _ arguments: [String], of program: String = path, in folder: String, environment: [String: String] = [:]
    ) throws -> Outcome {
        let process = process(arguments, of: program, in: folder, environment: environment)
        let scratch = FileManager.default.temporaryDirectory.path + "/newsadmin-" + UUID().uuidString
        defer { for end in [".out", ".err"] { try? FileManager.default.removeItem(atPath: scratch + end) } }
        for end in [".out", ".err"] { try Data().write(to: URL(fileURLWithPath: scratch + end)) }
        process.standardOutput = FileHandle(forWritingAtPath: scratch + ".out")
        process.standardError = FileHandle(forWritingAtPath: scratch + ".err")
        try process.run()
        process.waitUntilExit()
        return Outcome(
            output: try String(contentsOfFile: scratch + ".out", encoding: .utf8),
            messages: try String(contentsOfFile: scratch + ".err", encoding: .utf8),
            status: process.terminationStatus)
    }
}
