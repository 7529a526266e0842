import Campaigns

extension NotableClient {
    /// The views of a message: those of the plan, and `full` where there is more text than the teaser.
    ///
    /// - Parameter linked: the addresses of the views that stand in place of these; nil where none do. A page that
    ///   nothing leads to is not drawn.
    func views(
        of message: Message, plan: NotableViewPlan, addresses: NotableViewAddresses, linked: Set<String>?,
        _ findings: inout ClientFindings
    ) -> [NotableRenderedView] {
        var views = plan.views
        let full = NotableBlockView.full.name
        if !views.contains(where: { $0.name == full }), message.text.value.hasMore || plan.entry == full {
            views.append(.full)
        }
        let hasFull = views.contains { $0.name == full }
        let common = commonValues(of: message)
        return views.map { view in
            if let own = addresses.address(of: view.name, in: message) {
                let address = ownAddress(own.address, in: own.text, of: message, &findings)
                return NotableRenderedView(name: view.name, value: element(of: view, address: address), page: nil)
            }
            // Such a name is reported; no path is made of it, because a draft's views are written all the same.
            guard CampaignFileName.isID(view.name) else {
                return NotableRenderedView(name: view.name, value: element(of: view, address: ""), page: nil)
            }
            let path = Self.viewPath(view.name, of: message.campaign.id, in: message.locale)
            let address = context.configuration.production.baseURL + path
            if let linked, !linked.contains(address) {
                return NotableRenderedView(name: view.name, value: element(of: view, address: address), page: nil)
            }
            checkLengths(of: message, in: view, &findings)
            let values = values(of: view, hasMore: hasFull && view.name != full, in: message, beside: common)
            let template = plan.templates[view.name]
            let content = template.flatMap { context.templates.page($0, values) } ?? FileContent([])
            let page = FeedFile(path: ServedFolder.path(of: path), content: content)
            // Put together once for both checks, and let go after them.
            let read = FeedFile(path: page.path, bytes: page.bytes)
            checkResources(of: read, template: template, in: message, &findings)
            checkClose(in: read, template: template, of: message, &findings)
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
    private func commonValues(of message: Message) -> TemplateValues {
        let labels = ViewLabels.of(message.locale)
        var values = message.templateValues(app: context.configuration.name)
        values.add("isPage", .flag(false))
        values.add("untilAction", .flag(message.campaign.show?.value == .untilAction))
        values.add("closeLabel", .text(labels.close))
        values.add("moreLabel", .text(labels.more))
        values.add("dismiss", Self.labelled(message.label(.dismiss)))
        if let address = message.actionURL {
            let label =
                message.actionLabel?.value ?? context.configuration.app.labels.label(.action, in: message.locale)
            values.add("action", .texts([("url", address.value), ("label", label ?? labels.action)]))
        }
        if message.buttons[.never] != nil {
            values.add("never", .texts([("label", message.label(.never) ?? labels.never)]))
        }
        return values
    }

    /// The values of one view, those that all views of the message share among them.
    private func values(
        of view: NotableBlockView, hasMore: Bool, in message: Message, beside common: TemplateValues
    ) -> TemplateValues {
        let isWhole = view.name == NotableBlockView.full.name
        let text = message.text.value
        var values = common
        values.add("html", .text(isWhole ? text.html : text.teaser.html))
        values.add("text", .text(isWhole ? text.plain : text.teaser.plain))
        values.add("view", .text(view.name))
        values.add("isBanner", .flag(view.height != nil))
        values.add("isFull", .flag(view.height == nil))
        if hasMore { values.add("more", Self.labelled(message.label(.more))) }
        let hasButton = message.label(.dismiss) != nil || message.actionURL != nil || message.buttons[.never] != nil
        values.add("hasButtons", .flag(hasMore || hasButton))
        return values
    }

    private static func labelled(_ label: String?) -> TemplateValues.Value {
        .texts(label.map { [("label", $0)] } ?? [])
    }
}
