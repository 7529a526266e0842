@testable import Files
import Foundation
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

    @Test func aProgramThatHasClosedItsOutputsReadsOnWithoutPauses() throws {
        let reads = "i=0; while [ $i -lt 400 ]; do head -c 65536 > /dev/null; i=$((i + 1)); done"
        func duration(of script: String) throws -> Duration {
            try ContinuousClock().measure {
                let run = try shell().run(["-c", script], input: [UInt8](repeating: 65, count: 400 << 16))
                #expect(run.status == 0)
            }
        }
        // Twenty milliseconds for each part, which fills a pipe, would be eight seconds more.
        let most: Duration = try duration(of: reads) * 2 + .seconds(4)
        #expect(try duration(of: "exec >&- 2>&-; " + reads) < most)
    }

    @Test func aProgramThatDoesNotReadItsInputIsNoFailure() throws {
        let input = [UInt8](repeating: 65, count: 1_000_000)
        for script in ["exit 0", "exec <&- >&- 2>&-; exit 0"] {
            #expect(try shell().run(["-c", script], input: input).status == 0)
        }
    }

    @Test func aProgramThatDoesNotEndIsStopped() throws {
        let failure = #expect(throws: ToolFailure.self) {
            try shell(timeLimit: 0.2).run(["-c", "while :; do :; done"])
        }
        #expect(failure == .tooSlow(path: try shell().path, seconds: 0.2))
    }

    @Test func aProgramThatWillNotEndIsKilled() throws {
        // Long enough for a busy machine to begin with the script.
        let tool = try shell(timeLimit: 2)
        let start = ContinuousClock.now
        #expect(throws: ToolFailure.tooSlow(path: tool.path, seconds: 2)) {
            try tool.run(["-c", "trap '' TERM; while :; do :; done"])
        }
        // It is asked first, and has two seconds for that.
        #expect(ContinuousClock.now - start > .seconds(3.9))
    }

    @Test func aProgramIsInAGroupOfItsOwn() throws {
        // There is a group of its number.
        #expect(try shell().run(["-c", "kill -0 -$$"]).status == 0)
    }

    @Test func aProgramThatASignalEndsIsAFailure() throws {
        let tool = try shell()
        #expect(throws: ToolFailure.killed(path: tool.path, signal: 9)) { try tool.run(["-c", "kill -9 $$"]) }
    }

    @Test func howAProgramEndedAndWhatItWroteOnEachOutputIsTold() throws {
        let outcome = try shell().outcome(
            of: ["-c", "echo one; echo two >&2; echo three >&3; kill -9 $$"], limits: [100, 100, 100])
        #expect(outcome.end == .signal(9))
        #expect(outcome.outputs == ["one\n", "two\n", "three\n"].map { Array($0.utf8) })
    }

    @Test(arguments: [">&1", ">&2"])
    func aProgramThatWritesMoreThanItMayIsStopped(_ place: String) throws {
        let tool = try shell()
        #expect(throws: ToolFailure.tooMuch(path: tool.path, bytes: 1000)) {
            try tool.outcome(of: ["-c", "while :; do echo news \(place); done"], limits: [1000, 1000])
        }
        #expect(try tool.outcome(of: ["-c", "head -c 1000 /dev/zero"], limits: [1000, 0]).outputs[0].count == 1000)
    }

    @Test func whatAProgramLeavesBehindIsNotWaitedFor() throws {
        let run = try shell(timeLimit: 30).run(["-c", "sleep 1000 & echo $!"])
        let process = try #require(pid_t(String(decoding: run.output.dropLast(), as: UTF8.self)))
        #expect(kill(process, SIGKILL) == 0)
    }

    @Test func aProgramInheritsNothingThatIsOpen() throws {
        let file = open("/dev/null", O_RDONLY)
        let descriptor = fcntl(file, F_DUPFD, 200)
        defer { for number in [file, descriptor] { close(number) } }
        try #require(descriptor >= 200)
        let run = try shell().run(["-c", "[ -e /dev/fd/2 ] && [ ! -e /dev/fd/\(descriptor) ]"])
        #expect(run.status == 0)
    }

    @Test func programsAreNeverLookedForInRelativeFolders() {
        #expect(throws: ToolFailure.notFound(name: "sh")) { try Tool(named: "sh", environment: ["PATH": ".:bin:"]) }
    }
}
