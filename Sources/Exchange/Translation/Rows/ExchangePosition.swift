import Campaigns

/// A place in an exchange file, without the file's name.
public struct ExchangePosition: Equatable, Sendable {
    /// The line, from 1.
    var line = 1
    /// The column, from 1, in Unicode scalars; a byte-order mark before the first one is not counted.
    var column = 1

    /// The same place as a finding names it.
    ///
    /// - Parameter file: the file, as findings name it.
    public func sourcePosition(in file: String) -> SourcePosition {
        SourcePosition(file: file, line: line, column: column)
    }

    /// Goes on behind a byte of UTF-8: a line feed ends the line, as does a carriage return without one, and a scalar is
    /// counted by its first byte.
    mutating func pass(_ byte: UInt8, before next: UInt8?) {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }
}
