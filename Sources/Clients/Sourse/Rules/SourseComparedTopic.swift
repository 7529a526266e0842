import Campaigns

extension SourseClient {
    /// A comparison needs phones on both sides: those of its topic, and the others.
    func checkComparedTopic(_ block: SourseBlock, _ findings: inout ClientFindings) {
        guard let compared = block.comparedTopic else { return }
        guard [block.topic ?? settings.topic, settings.integratedTopic].contains(compared.value) else { return }
        findings.report(
            .contradictingBlock, at: compared.offset,
            "every phone that gets the message subscribes to “\(compared.value.pattern)”, so there is nothing to compare",
            suggestion: "name a topic that only some phones subscribe to")
    }
}
