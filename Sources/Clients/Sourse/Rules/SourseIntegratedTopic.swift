import Campaigns

extension SourseClient {
    /// Where a campaign's own topic is that of apps with the SDK, no phone without it gets the standard message.
    func checkIntegratedTopic(_ block: SourseBlock, locales: [String], _ findings: inout ClientFindings) {
        guard let topic = block.topic,
            locales.contains(where: { topic.value.name(in: $0) == settings.integratedTopic.name(in: $0) })
        else { return }
        findings.report(
            .contradictingBlock, at: topic.offset, SourseSettings.reachesNoOthers(topic.value),
            suggestion: SourseSettings.commonTopic)
    }
}

extension SourseSettings {
    /// Says of a topic that it is that of apps with the SDK.
    static func reachesNoOthers(_ topic: SourseTopic) -> String {
        "only phones with the SDK subscribe to “\(topic.pattern)”, so the standard message reaches none"
    }

    /// What to do about it.
    static let commonTopic = "name a topic that phones without the SDK subscribe to as well"

    /// Where the workspace's topic is that of apps with the SDK, no phone without it gets a message.
    func checkIntegratedTopic(at offset: Int, locales: [String], _ reader: inout FieldReader) {
        guard locales.contains(where: { topic.name(in: $0) == integratedTopic.name(in: $0) }) else { return }
        reader.report(.contradictingBlock, at: offset, Self.reachesNoOthers(topic), suggestion: Self.commonTopic)
    }
}
