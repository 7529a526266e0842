import Foundation

/// Hands inputs of libFuzzer to the parser that the environment variable `PARSER` names.
@main
enum Fuzz {
    /// The chosen parser.
    static let parser = ProcessInfo.processInfo.environment["PARSER"].flatMap(Parsers.named)

    /// Without a parser lists all of them with their longest inputs; with one leaves the rest to libFuzzer.
    static func main() {
        guard parser != nil else {
            for parser in Parsers.all { print(parser.name, parser.greatestLength) }
            return
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        exit(runFuzzer(&count, &arguments, takeInput))
    }
}

/// One input.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    Fuzz.parser?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
