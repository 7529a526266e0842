import Campaigns
import Releases

/// How far a message has come on its way to phones, for templates.
struct MessageStatusValues {
    /// The way from the page to the output folder.
    let root: String
    /// Whether the releases stand on the page itself.
    var isOfOnePage = false

    /// What the template `dashboard/standing` receives beside the head of its row.
    func values(of status: MessageStatusReport, locale: String, time: inout TimeText) -> TemplateValue {
        var approvals: [TemplateValue] = []
        for approval in status.approvals { approvals.append(Self.values(of: approval, time: &time)) }
        let reason = status.reason.map { time.full($0) }
        let wayOut = status.obstacle.map { obstacle in obstacle.wayOut { time.short($0) } }
        // What would be refused is no command to type.
        let next = wayOut == nil ? status.next : nil
        let page = isOfOnePage ? "" : root + PagePath.encoded(PagePath.release(locale))
        let values: TemplateValue = [
            "state": .text(status.state.description), "kind": .text(MessageStatusWords.kind(of: status)),
            "reason": .text(reason), "isKept": .truth(status.isKept),
            "fallback": .text(status.state.working == .missing ? nil : status.fallback),
            "approvals": .list(approvals), "hasApprovals": .truth(!approvals.isEmpty),
            "releases": .list(
                Self.ranges(of: status.releases).map { range in
                    [
                        "href": .text("\(page)#release-\(range.upperBound)"),
                        "text": .text(
                            range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"),
                    ]
                }),
            "hasReleases": .truth(!status.releases.isEmpty),
            "keys": .list(
                status.keys.map { ["key": .text($0.key), "clients": .text($0.clients.joined(separator: ", "))] }),
            "hasKeys": .truth(!status.keys.isEmpty),
            "words": .text((wayOut ?? next?.words(for: [locale]))?.text),
        ]
        return values.adding(CommandValues.values(of: next?.command(for: [locale])))
    }

    /// An approval for templates.
    static func values(of approval: ApprovalReport, time: inout TimeText) -> TemplateValue {
        [
            "reviewer": .text(approval.reviewer), "when": .text(time.short(approval.time)),
            "iso": .text(approval.time.iso8601), "note": .text(approval.note),
            "isOld": .truth(!approval.isOfWorkingText),
        ]
    }

    /// Numbers in order as ranges without gaps.
    private static func ranges(of numbers: [Int]) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges
    }
}
