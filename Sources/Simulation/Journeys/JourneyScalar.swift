import Clients
import Yams

/// What a scalar of a journey means.
enum JourneyScalar {
    /// The value by the core schema of YAML 1.2; quoted text is text.
    static func value(_ scalar: Node.Scalar, isText: Bool) -> PropertyValue {
        let text = scalar.string
        guard scalar.style == .plain else { return .string(text) }
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case _ where isText: return .string(text)
        case "true", "True", "TRUE": return .boolean(true)
        case "false", "False", "FALSE": return .boolean(false)
        default: break
        }
        if let number = Int64(text) { return .integer(number) }
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        if isNumber, let number = Double(text) { return .real(number) }
        return .string(text)
    }
}
