import Campaigns

extension NotableClient {
    /// Checks what a campaign's conditions mean together; `written` are those of its block.
    func checkConditions(
        _ conditions: NotableConditions, _ written: NotableConditions, of campaign: Campaign, raw: RawEntries,
        _ findings: inout ClientFindings
    ) {
        checkNeverSatisfied(conditions, &findings)
        checkFirstDisplay(conditions, &findings)
        checkCooldown(conditions, written, &findings)
        checkSystemVersions(conditions, &findings)
        checkBuildNumbers(written, &findings)
        checkPiling(conditions, of: campaign, raw: raw, &findings)
    }
}
