import Foundation

/// What a program reads, kept in a file without a name: a program that ends before it has read all breaks no pipe.
enum ToolInput {
    /// A handle that reads these bytes from their beginning.
    static func handle(for bytes: [UInt8]) throws -> FileHandle {
        var name = Array((FileManager.default.temporaryDirectory.path + "/newsadmin-XXXXXX").utf8CString)
        let descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        unlink(name)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try handle.write(contentsOf: Data(bytes))
        try handle.seek(toOffset: 0)
        return handle
    }
}
