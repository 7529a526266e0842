import Foundation

/// What a program reads, given to it as it takes it; it never stands on a disk.
///
/// The end that the program reads from stays open here as well: a program that ends before it has read all breaks no pipe,
/// whose signal would end us.
struct ProgramInput {
    private let pipe: ProgramPipe
    private var rest: ArraySlice<UInt8>

    /// What is to be read; as much of it as a pipe holds is given at once.
    ///
    /// - Parameter path: the program that it is for.
    init(_ bytes: [UInt8], for path: String) throws(ToolFailure) {
        pipe = try ProgramPipe(for: path)
        rest = bytes[...]
        _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK)
        give()
    }

    /// What the program reads from.
    var reading: Int32 { pipe.reading }

    /// What takes more as soon as there is room; nil once all was given.
    var writing: Int32? { rest.isEmpty ? nil : pipe.writing }

    /// Gives as much as there is room for, and signals the end after the last of it.
    mutating func give() {
        let descriptor = pipe.writing
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes in
                bytes.baseAddress.map { start in uninterrupted { writeSome(descriptor, start, bytes.count) } } ?? 0
            }
            if count <= 0, errno == EAGAIN { return }
            rest = count > 0 ? rest.dropFirst(count) : []
        }
        pipe.closeWriting()
    }

    /// Keeps back what was not given yet: nobody reads it any more.
    mutating func end() {
        rest = []
        pipe.closeWriting()
    }
}
