import Clients
import Files

extension ReasonSentence: ByteWritable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(parts)
    }
}

extension ReasonSentence.Part: ByteWritable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        switch self {
        case .words(let words): writer.write(tag: 0, words)
        case .message(let name): writer.write(tag: 1, name)
        case .moment(let instant, let written):
            writer.write(tag: 2, instant)
            writer.write(written)
        }
    }
}
