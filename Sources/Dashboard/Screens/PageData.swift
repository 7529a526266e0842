import Clients
import Files

/// The data that a page gives its script, as they stand in the page: plain, or packed where they are many.
struct PageData {
    /// From this size on, in bytes, data are packed: a page of several clients in ten languages would be several times
    /// larger without.
    static let packedSize = 48_000

    /// The type of the element that holds them: `application/json`, or `application/gzip` for Base64 of gzip.
    let type: String
    /// What stands in the element.
    let text: [UInt8]

    /// The data of a page.
    ///
    /// - Parameter json: the data as JSON, without characters that HTML takes for markup.
    init(_ json: [UInt8], compressor: inout GzipCompressor) {
        guard json.count >= Self.packedSize else {
            type = "application/json"
            text = json
            return
        }
        type = "application/gzip"
        text = Base64.bytes(compressor.compress(json))
    }
}
