/// Looks for calls of `close()` by bytes, so that pages without one need not be read.
enum CloseCall {
    private static let word = Array("close".utf8)

    /// Whether a page names the function with a bracket behind it.
    static func isMentioned(in page: [UInt8]) -> Bool {
        page.withUnsafeBufferPointer { page in
            var index = 0
            while index + word.count < page.count {
                if begins(page, at: index) {
                    var behind = index + word.count
                    while behind < page.count, page[behind] == UInt8(ascii: " ") { behind += 1 }
                    if behind < page.count, page[behind] == UInt8(ascii: "(") { return true }
                }
                index += 1
            }
            return false
        }
    }

    @inline(__always)
    private static func begins(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        bytes[index] == 0x63 && bytes[index + 1] == 0x6C && bytes[index + 2] == 0x6F && bytes[index + 3] == 0x73
            && bytes[index + 4] == 0x65
    }
}
