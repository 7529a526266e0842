import Files
import Foundation
import Newsroom
import Testing

struct ToolTests {
    private func shell(timeLimit: Double = 60) throws -> Tool {
        try Tool(named: "sh", environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello"], timeLimit: timeLimit)
    }

    @Test func aRunHasStatusOutputAndMessages() throws {
        let run = try shell().run(["-c", "echo $GREETING; echo oh >&2; exit 3"])
        #expect(run == ToolRun(status: 3, output: Array("hello\n".utf8), messages: "oh"))
    }

    @Test func moreThanAPipeHoldsComesBackWholeOnBoth() throws {
        let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try shell().run(["-c", "cat"], input: bytes).output == bytes)
        let both = try shell().run(
            ["-c", "cat >&2; head -c 500000 /dev/zero"], input: [UInt8](repeating: 65, count: 500_000))
        #expect(both.output.count == 500_000)
        #expect(both.messages.utf8.count == 500_000)
    }

    @Test func aProgramThatDoesNotReadItsInputIsNoFailure() throws {
        #expect(try shell().run(["-c", "exit 0"], input: [UInt8](repeating: 65, count: 1_000_000)).status == 0)
    }

    @Test func aProgramThatDoesNotEndIsStopped() throws {
        let failure = #expect(throws: ToolFailure.self) {
            try shell(timeLimit: 0.2).run(["-c", "while :; do :; done"])
        }
        #expect(failure == .tooSlow(path: try shell().path, seconds: 0.2))
    }

    @Test func aProgramThatASignalEndsIsAFailure() throws {
        let tool = try shell()
        #expect(throws: ToolFailure.killed(path: tool.path, signal: 9)) { try tool.run(["-c", "kill -9 $$"]) }
    }

    @Test func programsAreNeverLookedForInRelativeFolders() {
        #expect(throws: ToolFailure.notFound(name: "sh")) { try Tool(named: "sh", environment: ["PATH": ".:bin:"]) }
    }
}
