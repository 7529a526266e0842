import Clients
import Releases

extension PushResult {
    /// The messages with what became of them, as JSON.
    public var json: String {
        JSONWriter(.pretty).printed([
            "schema": "newsadmin/push/1", "url": .optional(url),
            "messages": .array(
                items.map { item in
                    let fate = item.fate.parts
                    return [
                        "campaign": .string(item.message.campaign), "locale": .string(item.message.locale),
                        "release": .integer(item.message.release),
                        "condition": .string(item.message.condition), "hash": .string(item.message.hash),
                        "fate": .string(fate.word), "name": .optional(fate.name), "time": .optional(fate.time),
                        "reason": .optional(fate.reason), "message": item.message.value,
                    ]
                }),
        ])
    }
}

extension PushResult.Fate {
    fileprivate var parts: (word: String, name: String?, time: String?, reason: String?) {
        switch self {
        case .sent(let name): ("sent", name, nil, nil)
        case .unrecorded(let name, let reason): ("sent-unrecorded", name, nil, reason)
        case .valid: ("valid", nil, nil, nil)
        case .planned: ("planned", nil, nil, nil)
        case .already(let time, let name): ("already-sent", name, time.iso8601, nil)
        case .waits(let time), .notDue(let time): ("waits", nil, time.iso8601, nil)
        case .deferred(let time, let reason): ("deferred", nil, time.iso8601, reason)
        case .expired(let time): ("expired", nil, time.iso8601, nil)
        case .failed(let reason): ("failed", nil, nil, reason)
        case .unknown(let reason): ("unknown", nil, nil, reason)
        case .doubtful(let time, let reason): ("unknown", nil, time.iso8601, reason)
        case .changed(let time): ("changed", nil, time.iso8601, nil)
        case .gone: ("gone", nil, nil, nil)
        }
    }
}
