import Campaigns

extension NotableClient {
    /// The views of a message: those of the plan, and `full` where there is more text than the teaser.
    func views(
        of message: Message, plan: NotableViewPlan, addresses: NotableViewAddresses, _ findings: inout ClientFindings
    ) -> [NotableRenderedView] {
        var views = plan.views
        let full = NotableBlockView.full.name
        if !views.contains(where: { $0.name == full }), message.text.value.hasMore || plan.entry == full {
            views.append(.full)
        }
        let hasFull = views.contains { $0.name == full }
        var values = commonValues(of: message)
        return views.map { view in
            if let own = addresses.address(of: view.name, in: message) {
                let address = ownAddress(own.address, in: own.text, of: message, &findings)
                return NotableRenderedView(name: view.name, value: element(of: view, address: address), page: nil)
            }
            // Such a name is reported; no path is made of it, because a draft's views are written all the same.
            guard CampaignFileName.isID(view.name) else {
                return NotableRenderedView(name: view.name, value: element(of: view, address: ""), page: nil)
            }
            let path = "\(Self.name)/\(message.locale)/views/\(message.campaign.id)/\(view.name).html"
            let address = context.configuration.production.baseURL + path
            add(view, hasMore: hasFull && view.name != full, of: message, to: &values)
            checkLengths(of: message, in: view, &findings)
            let html = plan.templates[view.name].flatMap { context.templates.render($0, values) } ?? ""
            let page = FeedFile(path: "feeds/" + path, bytes: Array(html.utf8))
            checkResources(of: page, template: plan.templates[view.name], in: message, &findings)
            checkClose(in: page, template: plan.templates[view.name], of: message, &findings)
            return NotableRenderedView(name: view.name, value: element(of: view, address: address), page: page)
        }
    }

    private func element(of view: NotableBlockView, address: String) -> PropertyValue {
        var entries = [PropertyValue.Entry("file", .string(address))]
        if let height = view.height { entries.append(PropertyValue.Entry("height", .whole(height))) }
        if let origin = view.origin { entries.append(PropertyValue.Entry("origin", .string(origin.rawValue))) }
        return .dictionary(entries)
    }

    /// The values that all views of a message share.
    private func commonValues(of message: Message) -> [String: Any] {
        let labels = ViewLabels.of(message.locale)
        var values = message.templateValues(app: context.configuration.name)
        values["isPage"] = false
        values["untilAction"] = message.campaign.show?.value == .untilAction
        values["closeLabel"] = labels.close
        values["moreLabel"] = labels.more
        values["dismiss"] = Self.labelled(message.label(.dismiss))
        if let address = message.actionURL {
            let label =
                message.actionLabel?.value ?? context.configuration.app.labels.label(.action, in: message.locale)
            values["action"] = ["url": address.value, "label": label ?? labels.action]
        }
        if message.buttons[.never] != nil {
            values["never"] = ["label": message.label(.never) ?? labels.never]
        }
        return values
    }

    /// The values that differ from view to view.
    private func add(_ view: NotableBlockView, hasMore: Bool, of message: Message, to values: inout [String: Any]) {
        let isWhole = view.name == NotableBlockView.full.name
        let text = message.text.value
        values["html"] = isWhole ? text.html : text.teaser.html
        values["text"] = isWhole ? text.plain : text.teaser.plain
        values["view"] = view.name
        values["isBanner"] = view.height != nil
        values["isFull"] = view.height == nil
        values["more"] = hasMore ? Self.labelled(message.label(.more)) : nil
        values["hasButtons"] =
            hasMore || message.label(.dismiss) != nil || values["action"] != nil || values["never"] != nil
    }

    private static func labelled(_ label: String?) -> [String: String] {
        label.map { ["label": $0] } ?? [:]
    }
}
