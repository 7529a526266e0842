import Clients
import Releases

extension ApprovalProposal {
    /// What is approved, for people, with a line end behind each line.
    public var text: String {
        var lines = items.map { item in
            let fallback = item.fallback.map { ", shown in \($0)" } ?? ""
            let count = item.needed > 1 ? ", \(item.approvals) of \(item.needed) approvals" : ""
            return "\(item.campaign), \(item.locale): \(item.title)\(fallback)\(count)"
        }
        lines += known.map { "\($0.campaign), \($0.locale): approved by this reviewer already" }
        return lines.map { TerminalText.shown($0) + "\n" }.joined()
    }

    /// What is left out, for people, with a line end behind each line.
    public var leftOutText: String {
        leftOut.map { TerminalText.shown("left out: \($0)") + "\n" }.joined()
    }

    /// The approval as JSON.
    public var json: String {
        func item(_ item: Item) -> PropertyValue {
            [
                "campaign": .string(item.campaign), "locale": .string(item.locale), "title": .string(item.title),
                "state": .string(item.state.description), "fallback": .optional(item.fallback),
                "authors": .texts(item.authors), "content": .string(item.content),
                "approvals": .integer(item.approvals), "needed": .integer(item.needed),
            ]
        }
        return JSONWriter(.pretty).printed([
            "schema": "newsadmin/approve/1", "approved": .array(items.map(item)), "known": .array(known.map(item)),
            "leftOut": .array(
                leftOut.map { refusal in
                    [
                        "campaign": .optional(refusal.campaign), "locale": .string(refusal.locale),
                        "reason": .string(refusal.sentence.text),
                    ]
                }),
        ])
    }
}
