import Campaigns
import Clients

/// What a cell of a schedule says in words, for templates: campaigns of the same fate together.
struct CellValues {
    let names: CampaignNames

    /// How many others are named that something waits for, is blocked by or is tied with.
    private static let namedOthers = 4

    /// How many campaigns of the same fate are named: one that is tied, with those it is tied with.
    private static let namedCampaigns = 9

    /// What the template `dashboard/cell` receives.
    func values(of cell: ScheduleReport.Cell, id: String, column: String) -> TemplateValue {
        let rest = ScheduleAnswer.Kind.allCases.compactMap { kind in
            cell.leftOut[kind].map { TemplateValue.text("\(CountWords.grouped($0)) more \(kind.rawValue)") }
        }
        let isShown = cell.answers.contains { $0.kind == .shown || $0.kind == .tied }
        return [
            "id": .text(id),
            "column": .text(column),
            "isNothing": .truth(!isShown),
            "groups": .list(groups(of: cell.answers).map(group)),
            "rest": .list(rest),
        ]
    }

    /// The answers, those together that differ in nothing but the campaign.
    private func groups(of answers: [ScheduleReport.Answer]) -> [[ScheduleReport.Answer]] {
        var groups: [(key: ScheduleReport.Answer, answers: [ScheduleReport.Answer])] = []
        for answer in answers {
            var key = answer
            // Those that are tied with each other are one group, whichever of them is asked.
            if key.kind == .tied { key.others = (key.others + [key.campaign]).sorted() }
            key.campaign = ""
            if let known = groups.firstIndex(where: { $0.key == key }) {
                groups[known].answers.append(answer)
            } else {
                groups.append((key, [answer]))
            }
        }
        return groups.map(\.answers)
    }

    private func group(_ answers: [ScheduleReport.Answer]) -> TemplateValue {
        let first = answers[0]
        var campaigns = answers.map(\.campaign)
        var others = first.others
        if first.kind == .tied {
            let unnamed = others.filter { !campaigns.contains($0) }
            campaigns += unnamed
            others = []
        }
        let moreCampaigns = max(0, campaigns.count - Self.namedCampaigns)
        let more = max(0, others.count - Self.namedOthers)
        return [
            "kind": .text(first.kind.rawValue),
            "word": .text(first.kind == .tied ? "one of these" : first.kind.rawValue),
            "occasions": .text(first.occasions.isEmpty ? nil : first.occasions),
            "campaigns": .list(campaigns.dropLast(moreCampaigns).map(names.link)),
            "moreCampaigns": .text(moreCampaigns == 0 ? nil : CountWords.grouped(moreCampaigns)),
            "hasOthers": .truth(!others.isEmpty),
            "others": .list(
                others.dropLast(more).map { other in
                    ["title": .text(names.title(of: other)), "language": .text(names.language)]
                }),
            "moreOthers": .text(more == 0 ? nil : CountWords.grouped(more)),
            "reason": .text(first.reason),
        ]
    }
}
