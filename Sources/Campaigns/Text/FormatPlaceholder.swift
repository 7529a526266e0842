import Files

/// A place for a value in the manner of `printf`, such as `%@`, `%d` and `%1$@`.
struct FormatPlaceholder: Equatable, Sendable {
    /// What is put in: `@`, `d`, `s`.
    let conversion: UInt8
    /// The placeholder as it is written.
    let text: String
    /// How many bytes it takes.
    let length: Int

    /// The placeholder at an offset; a per cent sign behind a number, or one that encodes a byte of an address, is none.
    static func read(_ bytes: [UInt8], at offset: Int) -> FormatPlaceholder? {
        guard bytes[offset] == UInt8(ascii: "%"), !isBehindNumber(bytes, offset) else { return nil }
        var end = offset + 1
        let digits = end
        while end < bytes.count, bytes[end].isDigit { end += 1 }
        let isPositioned = end > digits && end < bytes.count && bytes[end] == UInt8(ascii: "$")
        if isPositioned {
            end += 1
        } else if end > digits, bytes[digits] != UInt8(ascii: "0") {
            return nil
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            while end < bytes.count, bytes[end].isDigit { end += 1 }
        }
        while end < bytes.count, "lhq".utf8.contains(bytes[end]) { end += 1 }
        guard end < bytes.count, "@diufs".utf8.contains(bytes[end]) else { return nil }
        let conversion = bytes[end]
        end += 1
        let next = end < bytes.count ? bytes[end] : 0x20
        let isCode = conversion != UInt8(ascii: "@") && next.isLetterOrDigit
        guard !isCode || isPositioned else { return nil }
        return FormatPlaceholder(
            conversion: conversion, text: String(decoding: bytes[offset..<end], as: UTF8.self), length: end - offset)
    }

    /// Whether the sign is a per cent sign: `50%`, `50 %`, with any kind of space.
    private static func isBehindNumber(_ bytes: [UInt8], _ offset: Int) -> Bool {
        var end = offset
        if bytes[..<end].hasEnd("\u{202F}") {
            end -= 3
        } else if bytes[..<end].hasEnd("\u{A0}") {
            end -= 2
        } else if bytes[..<end].hasEnd(" ") {
            end -= 1
        }
        return end > 0 && bytes[end - 1].isDigit
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasEnd(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
