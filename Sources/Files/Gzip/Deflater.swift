import CZlib

/// Compresses pieces of one stream of RFC 1951, without any frame around it.
struct Deflater: ~Copyable {
    private let stream: UnsafeMutablePointer<z_stream>
    private let level: Int32

    /// - Parameter level: zlib's, from 1 to 9; 9 looks at fewer candidates than zlib itself does at that level.
    init(level: Int32) {
        self.level = level
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = deflateInit2_(
            stream, level, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib could not be set up: status \(status)")
        tune()
    }

    /// At level 9, zlib compares each place with up to 4,096 earlier ones. The 96 nearest of them are nearly as good: what
    /// is compressed gets half a percent to one percent larger, and takes a third less time or better (decision 020).
    private func tune() {
        guard level == 9 else { return }
        let status = deflateTune(stream, 8, 258, 258, 96)
        precondition(status == Z_OK, "zlib could not be tuned: status \(status)")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// How a piece ends.
    enum Ending {
        /// On a whole byte, and nothing behind it leads back before it: anything may follow.
        case wholeByte
        /// The stream ends with it.
        case end
    }

    /// Forgets what came before.
    mutating func reset() {
        deflateReset(stream)
        // A reset puts the level's own numbers back.
        tune()
    }

    /// How many bytes a whole stream of so many takes at most.
    func bound(_ count: Int) -> Int {
        Int(deflateBound(stream, UInt(count)))
    }

    /// Appends a piece in compressed form.
    mutating func append(_ piece: UnsafeBufferPointer<UInt8>, _ ending: Ending, to output: inout [UInt8]) {
        // Nothing more is on its way, and zlib refuses to flush twice.
        if piece.isEmpty, ending == .wholeByte { return }
        stream.pointee.next_in = UnsafeMutablePointer(mutating: piece.baseAddress)
        stream.pointee.avail_in = UInt32(piece.count)
        let flush = ending == .end ? Z_FINISH : Z_FULL_FLUSH
        // An empty stored block, in which a flush ends, takes up to six bytes more than the bound says.
        let room = bound(piece.count) + 16
        let packed = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            stream.pointee.next_out = buffer.baseAddress
            stream.pointee.avail_out = UInt32(room)
            let status = deflate(stream, flush)
            precondition(
                stream.pointee.avail_in == 0 && status == (ending == .end ? Z_STREAM_END : Z_OK),
                "zlib's own bound was too small: status \(status)")
            count = room - Int(stream.pointee.avail_out)
        }
        output.append(contentsOf: packed)
    }
}
