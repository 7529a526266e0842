@testable import Clients

/// JSON, with and without dates and in all encodings, written again in both forms.
enum JSONTextParser: Parser {
    static let name = "json"

    static func read(_ bytes: [UInt8]) {
        _ = try? JSONReader(readsDates: true).read(bytes)
        _ = try? JSONReader().read(TextEncoding.utf8(bytes))
        do {
            let value = try JSONReader().read(bytes)
            for style in [JSONWriter(.compact), JSONWriter(.pretty)] {
                precondition(
                    (try? JSONReader().read(style.write(value))) == value, "what was written is read otherwise")
            }
        } catch {
            precondition((0...bytes.count).contains(error.offset), "a place outside of the text")
        }
    }
}
