import Files

extension ArraySlice<UInt8> {
    /// Whether two opening braces stand side by side, as before the name of a variable.
    var holdsVariable: Bool {
        withUnsafeBufferPointer { bytes in
            var start = 0
            while let place = bytes.offset(of: UInt8(ascii: "{"), from: start) {
                if place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "{") { return true }
                start = place + 1
            }
            return false
        }
    }
}
