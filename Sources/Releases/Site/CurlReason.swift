/// What curl's exit code means, in words for a publisher.
enum CurlReason {
    /// The sentence for an exit code; where there is none, curl's own message.
    static func text(status: Int32, messages: [UInt8], limits: SiteLimits) -> String {
        switch status {
        case 3: "it is not an address"
        case 5: "there is no proxy of that name"
        case 6: "there is no server of that name"
        case 7: "the server takes no connection"
        case 18: "the answer ended too early"
        case 28: "there was no whole answer within \(seconds(limits)) seconds"
        case 35: "no secure connection could be made"
        case 52: "the server hung up without an answer"
        case 56: "the connection broke off"
        case 60: "its certificate cannot be trusted"
        case 63: tooLarge(limits)
        default: own(messages, status)
        }
    }

    /// Whether curl ended before it could send anything: no address, no connection, no trust.
    static func isUnheard(status: Int32, messages: [UInt8]) -> Bool {
        switch status {
        case 3, 5, 6, 7, 35, 60: return true
        case 28:
            // One number stands for every wait that was too long; the words say for what curl waited.
            let text = String(decoding: messages, as: UTF8.self)
            return ["Resolving timed out", "Connection time", "Failed to connect", "SSL connection time"].contains {
                text.contains($0)
            }
        default: return false
        }
    }

    /// Whether it will be the same the next time: no address, no trust.
    static func isLasting(status: Int32) -> Bool { status == 3 || status == 60 }

    /// The sentence for a body above the limit.
    static func tooLarge(_ limits: SiteLimits) -> String {
        "the answer is larger than \(limits.bytes) bytes"
    }

    private static func seconds(_ limits: SiteLimits) -> String {
        limits.seconds == limits.seconds.rounded() ? "\(Int(limits.seconds))" : "\(limits.seconds)"
    }

    private static func own(_ messages: [UInt8], _ status: Int32) -> String {
        let line = messages.split(separator: 0x0A).first.map { String(decoding: $0.prefix(300), as: UTF8.self) }
        return line ?? "curl ended with \(status)"
    }
}
