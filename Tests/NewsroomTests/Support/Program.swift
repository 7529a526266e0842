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
        let candidates = images.flatMap(folders).map { $0.appendingPathComponent("newsadmin").path }
        return candidates.first { isProgram($0) } ?? ".build/debug/newsadmin"
    }()

    /// The files that the tests may have been loaded from.
    private static var images: [String] {
        let programs = [Bundle.main.executablePath, CommandLine.arguments.first].compactMap { $0 }
        #if canImport(Darwin)
            // There, a program that comes with Swift loads the tests, so that only they themselves tell where they are.
            var own = Dl_info()
            if dladdr(#dsohandle, &own) != 0, let name = own.dli_fname { return [String(cString: name)] + programs }
        #endif
        return programs
    }

    /// The folders above a file, up to the one beside which the bundle of the tests stands: on macOS they are in
    /// `newsadminPackageTests.xctest/Contents/MacOS`.
    static func folders(above file: String) -> [URL] {
        var folders = [URL(fileURLWithPath: file).standardized.deletingLastPathComponent()]
        while folders.count < 4 { folders.append(folders[folders.count - 1].deletingLastPathComponent()) }
        return folders
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }

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
