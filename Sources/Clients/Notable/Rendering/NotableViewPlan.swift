import Campaigns

/// The views that a campaign has, in whatever locale.
struct NotableViewPlan: Sendable {
    /// The view that is shown first.
    var entry: String
    /// The views that the campaign describes, or the ones it has by default.
    var views: [NotableBlockView]
    /// The template of each view, where it is known, by the view's name.
    var templates: [String: String]
}

extension NotableClient {
    /// The views of a campaign and their templates, checked once for all locales.
    func viewPlan(
        of campaign: Campaign, _ block: NotableBlock, messages: [Message], _ findings: inout ClientFindings
    ) -> NotableViewPlan {
        let views = block.shownViews
        let standard =
            views.contains { $0.name == NotableBlockView.banner.name } ? NotableBlockView.banner.name : views[0].name
        let plan = NotableViewPlan(entry: block.entry?.value ?? standard, views: views, templates: [:])
        checkEntry(block.entry, plan, &findings)
        checkNames(of: views, &findings)
        checkHeights(of: views, &findings)
        let full = NotableBlockView.full
        let needsFull = plan.entry == full.name || messages.contains { $0.text.value.hasMore }
        let isAdded = needsFull && !views.contains { $0.name == full.name }
        return withTemplates(plan, for: isAdded ? views + [full] : views, of: campaign, &findings)
    }

    func templates(of campaign: Campaign) -> [String] {
        var reading = ClientBlock(of: Self.name, in: campaign)
        let named = [campaign.template] + NotableBlock(reading: &reading).views.map(\.template)
        return named.compactMap { $0 }.map { "\(Self.name)/\($0.value)" }
    }

    private func withTemplates(
        _ plan: NotableViewPlan, for views: [NotableBlockView], of campaign: Campaign, _ findings: inout ClientFindings
    ) -> NotableViewPlan {
        var plan = plan
        var reported: Set<Int> = []
        // A view with an address of its own is drawn by nobody here.
        for view in views where view.file == nil {
            guard let named = view.template ?? campaign.template else {
                let isBanner = view.name != NotableBlockView.full.name && view.height != nil
                plan.templates[view.name] = isBanner ? "notable/banner" : "notable/full"
                continue
            }
            let template = "\(Self.name)/\(named.value)"
            if context.templates.names.contains(template) {
                plan.templates[view.name] = template
                continue
            }
            // The campaign's is one mistake, however many views have it.
            guard reported.insert(named.offset).inserted else { continue }
            let known = context.templates.names.filter { $0.hasPrefix(Self.name + "/") }
                .map { String($0.dropFirst(Self.name.count + 1)) }
            findings.report(
                .badTemplate, at: named.offset, "there is no template “\(template)”",
                suggestion: DidYouMean.suggestion(for: named.value, among: known)
                    ?? "add templates/\(template).mustache, or use one of \(known.joined(separator: ", "))")
        }
        return plan
    }
}
