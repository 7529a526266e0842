import Testing

@testable import Clients

@Suite struct FeedRecognitionTests {
    @Test(
        arguments: [
            (PropertyListWriter.write(["a": ["Title": "T"]]), ["inotify"]),
            (PropertyListWriter.write([:]), ["inotify"]),
            (Array("{ a = { Title = T; }; }".utf8), ["inotify"]),
            (PropertyListWriter.write([["title": "T"]]), ["ismartnews"]),
            (PropertyListWriter.write([]), ["ismartnews"]),
            (Array(#"{"a": {"entry": "v"}}"#.utf8), ["notable"]), (Array(#"{"a": [{"data": {}}]}"#.utf8), ["sourse"]),
            (Array("{}".utf8), []), (Array("[]".utf8), []), (Array("404".utf8), []), (Array("<html>".utf8), []),
            ([], []),
        ] as [([UInt8], [String])])
    func aFeedIsOfTheClientWhoseFormItHas(_ bytes: [UInt8], _ names: [String]) {
        #expect(ClientCatalogue.recognizing(bytes).map { $0.name } == names)
    }
}
