import Files

extension Rule {
    /// The marks of version control around two versions of a text.
    static let mergeConflict = Rule.locked("merge-conflict")
}

/// Finds what version control leaves in a text that two people have changed: both versions, and lines that begin with
/// `<<<<<<< ` and `>>>>>>> `. Markdown would draw all of it.
enum MergeConflict {
    private static let wayOut = "keep one version, and delete the lines with <<<<<<<, ======= and >>>>>>>"

    /// What is to be said of a file that cannot be read, if that may be because of a mark.
    static func finding(in file: SourceFile) -> Diagnostic? {
        firstMark(in: file.bytes[...]).map { mark in
            Diagnostic(
                .mergeConflict, at: file.position(at: mark), "this line is a mark of a merge that is not finished",
                suggestion: wayOut)
        }
    }

    /// The first mark in the text below the front matter.
    static func findings(in text: WrittenText, locales: Set<String>) -> [Diagnostic] {
        let file = text.text.file
        guard let mark = firstMark(in: file.bytes[text.text.body]) else { return [] }
        return [
            Diagnostic(
                .mergeConflict, at: file.position(at: mark),
                "this line is a mark of a merge that is not finished, so both versions of the text would be shown",
                suggestion: wayOut, locales: locales)
        ]
    }

    /// The offset of the first line that is a mark.
    private static func firstMark(in body: ArraySlice<UInt8>) -> Int? {
        [UInt8(ascii: "<"), UInt8(ascii: ">")].compactMap { firstLine(of: $0, in: body) }.min()
    }

    /// The offset of the first line that begins with seven of one byte and a space.
    private static func firstLine(of byte: UInt8, in body: ArraySlice<UInt8>) -> Int? {
        body.withUnsafeBufferPointer { bytes in
            var start = 0
            while let place = bytes.offset(of: byte, from: start) {
                let end = bytes[place...].firstIndex { $0 != byte } ?? bytes.count
                let beginsLine = place == 0 || bytes[place - 1] == UInt8(ascii: "\n")
                if beginsLine, end == place + 7, end < bytes.count, bytes[end] == UInt8(ascii: " ") {
                    return body.startIndex + place
                }
                start = end
            }
            return nil
        }
    }
}
