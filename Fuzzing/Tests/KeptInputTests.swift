import Clients
import Foundation
import Testing

/// Inputs that once crashed a parser, kept it busy or filled the memory, and others worth keeping.
@Suite struct KeptInputTests {
    @Test(arguments: Parsers.all.map { $0.name })
    func areReadWithoutCrash(parser name: String) throws {
        let parser = try #require(Parsers.named(name))
        for file in try KeptInput.files(of: name) {
            let bytes = [UInt8](try Data(contentsOf: file))
            let start = ContinuousClock.now
            parser.read(bytes)
            let seconds = start.duration(to: .now).components.seconds
            // What hung took hours; under a sanitizer, on a busy machine, what does not may take a minute.
            #expect(seconds < 300, "\(name)/\(file.lastPathComponent) takes \(seconds) seconds")
        }
    }

    @Test func belongToParsers() throws {
        let names = Set(Parsers.all.map { $0.name })
        #expect(try KeptInput.folders().filter { !names.contains($0) } == [])
    }

    @Test func everyClientHasAParserAndAPlaceInTheWorkspace() {
        let names = Set(Parsers.all.map { $0.name })
        #expect(ClientCatalogue.names.filter { !names.contains($0) } == [])
        #expect(FuzzedWorkspace.configuration.clients == ClientCatalogue.names)
    }

    @Test func haveParsersOfDifferentNames() {
        #expect(Set(Parsers.all.map { $0.name }).count == Parsers.all.count)
    }
}
