import Campaigns

extension SourseClient {
    /// A comparison needs phones on both sides: those of its topic, and the others.
    func checkComparedTopic(_ block: SourseBlock, _ findings: inout ClientFindings) {
        guard let compared = block.comparedTopic else { return }
        let others = [(block.topic ?? settings.topic).pattern, settings.integratedTopic]
        guard others.contains(compared.value.pattern) else { return }
        findings.report(
            .contradictingBlock, at: compared.offset,
            "every phone that gets the message subscribes to “\(compared.value.pattern)”, so there is nothing to compare",
            suggestion: "name a topic that only some phones subscribe to")
    }
}
