import Campaigns

extension SourseClient {
    /// A comparison needs phones on both sides, in each locale: those of its topic, and the others.
    func checkComparedTopic(_ block: SourseBlock, locales: [String], _ findings: inout ClientFindings) {
        guard let compared = block.comparedTopic else { return }
        let topics = [block.topic?.value ?? settings.topic, settings.integratedTopic]
        let pointless = locales.filter { locale in
            topics.contains { $0.name(in: locale) == compared.value.name(in: locale) }
        }
        guard !pointless.isEmpty else { return }
        let place = pointless == locales ? "" : " in " + pointless.joined(separator: ", ")
        findings.report(
            .contradictingBlock, at: compared.offset,
            "every phone that gets the message\(place) subscribes to “\(compared.value.pattern)”, so there is nothing to "
                + "compare",
            suggestion: "name a topic that only some phones subscribe to")
    }
}
