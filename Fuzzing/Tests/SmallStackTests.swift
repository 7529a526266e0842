import Clients
import Foundation
import Synchronization
import Testing

/// What is nested as deeply as is read, and more deeply, on a thread like those of pools on macOS, whose stacks are small.
@Suite struct SmallStackTests {
    /// The stack of a thread of a pool on macOS; under a sanitizer, calls take several times as much of it.
    private static var size: Int {
        let environment = ProcessInfo.processInfo.environment
        let isSanitized = environment["ASAN_OPTIONS"] != nil || environment["TSAN_OPTIONS"] != nil
        return isSanitized ? 8 << 20 : 512 << 10
    }

    @Test(arguments: Parsers.all.map { $0.name })
    func isEnoughForKeptInputs(parser name: String) throws {
        let parser = try #require(Parsers.named(name))
        let inputs = try KeptInput.files(of: name).map { [UInt8](try Data(contentsOf: $0)) }
        Self.onSmallStack { for input in inputs { parser.read(input) } }
    }

    @Test(arguments: NestedInput.all)
    func isEnoughFor(_ input: NestedInput) throws {
        for name in input.parsers {
            let parser = try #require(Parsers.named(name))
            Self.onSmallStack { for depth in input.depths { parser.read(input.bytes(depth)) } }
        }
    }

    @Test func isEnoughForTemplatesInTemplates() throws {
        var library = TemplateLibrary()
        for number in 0..<TemplateLibrary.depthLimit {
            try library.add("\(number)", text: "{{>\(number + 1)}}")
        }
        try library.add("\(TemplateLibrary.depthLimit)", text: "{{title}}")
        let whole = library
        let drawn = Mutex<String?>(nil)
        #expect(!whole.isTooDeep("0"))
        Self.onSmallStack { drawn.withLock { $0 = whole.render("0", ["title": "A"]) } }
        #expect(drawn.withLock { $0 } == "A")
    }

    private static func onSmallStack(_ work: @escaping @Sendable () -> Void) {
        let ended = DispatchSemaphore(value: 0)
        let thread = Thread {
            work()
            ended.signal()
        }
        thread.stackSize = size
        thread.start()
        ended.wait()
    }
}
