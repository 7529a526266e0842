/// Base64 with padding, as property lists and pages hold data.
///
/// Foundation's takes two to five times as long, which shows in a dashboard of thousands of pages.
public enum Base64 {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

    /// The notation of `data`, in ASCII.
    public static func bytes(_ data: [UInt8]) -> [UInt8] {
        let digits = alphabet.utf8Start
        return [UInt8](unsafeUninitializedCapacity: (data.count + 2) / 3 * 4) { output, count in
            data.withUnsafeBufferPointer { data in
                var index = 0
                while index + 2 < data.count {
                    let bits = Int(data[index]) << 16 | Int(data[index + 1]) << 8 | Int(data[index + 2])
                    output[count] = digits[bits >> 18]
                    output[count + 1] = digits[bits >> 12 & 63]
                    output[count + 2] = digits[bits >> 6 & 63]
                    output[count + 3] = digits[bits & 63]
                    index += 3
                    count += 4
                }
                guard index < data.count else { return }
                let hasSecond = index + 1 < data.count
                let bits = Int(data[index]) << 16 | (hasSecond ? Int(data[index + 1]) << 8 : 0)
                output[count] = digits[bits >> 18]
                output[count + 1] = digits[bits >> 12 & 63]
                output[count + 2] = hasSecond ? digits[bits >> 6 & 63] : UInt8(ascii: "=")
                output[count + 3] = UInt8(ascii: "=")
                count += 4
            }
        }
    }

    /// Appends the notation of `data`.
    static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
        bytes.append(contentsOf: self.bytes(data))
    }
}
