import Campaigns

extension ISmartNewsClient {
    /// Notes what the library has no place for, and restrictions that it cannot keep.
    func reportUnkept(_ campaign: Campaign, block: ISmartNewsBlock, _ findings: inout ClientFindings) {
        let form = block.form
        // A message of this type is somebody else's page in a panel.
        let isForeign = form == .message && block.type?.value == Self.webType
        reportRestrictions(of: campaign, form: form, &findings)
        for (button, label) in campaign.source.buttons.sorted(by: { $0.value.offset < $1.value.offset }) {
            switch (button, form == .page || isForeign) {
            case (.dismiss, true):
                findings.hasNoPlace(
                    for: "buttons.dismiss", at: label.offset, because: "the panel has its own close button")
            case (.never, _), (.more, _), (.remind, true), (.review, true):
                findings.hasNoPlace(for: "buttons.\(button.rawValue)", at: label.offset)
            case (.dismiss, false), (.remind, false), (.review, false): break
            }
        }
        if form == .alert, block.item.entries.contains(where: { $0.key == "orientations" }) {
            findings.hasNoPlace(for: "orientations", at: block.offset, because: "an alert turns with the app")
        }
        if isForeign, let address = campaign.source.actionURL {
            findings.hasNoPlace(
                for: "action", at: address.offset, because: "with “type: web” the page at the address is all there is")
        }
        guard form != .page else { return }
        findings.showsPlainText(besides: block.raw, ["text", "link"])
        if let template = campaign.template {
            findings.hasNoPlace(for: "template", at: template.offset, because: "an alert is the phone's own")
        }
    }

    private func reportRestrictions(of campaign: Campaign, form: ISmartNewsForm, _ findings: inout ClientFindings) {
        findings.cannotKeepVersions(because: "its feed has no place for versions of the app")
        guard let system = campaign.systemBefore else { return }
        if !form.isItem {
            findings.cannotKeep(
                "system.before", at: system.offset, because: "a message has no place for the system",
                suggestion: settings.clientVersion == .v496 ? "write form: alert or form: page in its block" : nil)
        } else if settings.clientVersion == .v201 {
            findings.cannotKeep(
                "system.before", at: system.offset, because: "version 2.0.1 knows no conditions of the system")
        }
    }
}
