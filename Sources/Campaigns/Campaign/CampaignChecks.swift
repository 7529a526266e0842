/// What can be wrong with a campaign as a whole, whatever its clients.
enum CampaignChecks {
    static func findings(in campaign: Campaign, configuration: WorkspaceConfiguration) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        let file = campaign.source.file
        if campaign.source.buttons[.more] != nil, !campaign.source.mentionsMore {
            findings.append(
                Diagnostic(
                    .moreWithoutText, at: file.position(at: campaign.source.buttons[.more]?.offset ?? 0),
                    "the button “more” has nothing to show",
                    suggestion: "part the text with a line <!-- more -->, or leave the button away"))
        }
        if campaign.source.actionLabel != nil, campaign.source.actionURL == nil {
            findings.append(
                Diagnostic(
                    .actionWithoutURL, at: file.position(at: campaign.source.actionLabel?.offset ?? 0),
                    "the action has a label but no url, so there is no button", suggestion: "add url: https://…"))
        }
        return findings + EndBeforeDay.findings(in: campaign, clock: configuration.clock)
    }
}

extension CampaignText {
    /// Whether the Markdown holds a marker that parts teaser and whole; where exactly is for the parser to say.
    public var mentionsMore: Bool {
        file.bytes[body].withUnsafeBufferPointer { bytes in
            var start = 0
            while let place = bytes.offset(of: UInt8(ascii: "<"), from: start) {
                if Self.beginsWithMore(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[place...])) {
                    return true
                }
                start = place + 1
            }
            return false
        }
    }

    private static func beginsWithMore(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard bytes.starts(with: "<!--".utf8) else { return false }
        let content = bytes.dropFirst(4).drop(while: isSpace)
        return content.starts(with: "more".utf8)
            && content.dropFirst(4).drop(while: isSpace).starts(with: "-->".utf8)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
