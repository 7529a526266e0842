import Campaigns

extension NotableClient {
    /// The flag that ends a notification for good.
    static let doneFlag = "done"

    /// The conditions that follow from a campaign's own fields, each with the field that it follows from.
    func ownConditions(
        of campaign: Campaign, _ findings: inout ClientFindings
    ) -> [(condition: NotableBlockCondition, field: String)] {
        var conditions: [(NotableBlockCondition, String)] = []
        let show = campaign.show?.value ?? .once
        if show == .once {
            let condition = NotableBlockCondition(.neverDisplayed, true, at: campaign.show?.offset)
            conditions.append((condition, "show: once"))
        }
        if show == .untilAction {
            let condition = NotableBlockCondition(.flagNotSet, .string(Self.doneFlag), at: campaign.show?.offset)
            conditions.append((condition, "show: untilAction"))
        } else if let never = campaign.source.buttons[.never] {
            let condition = NotableBlockCondition(.flagNotSet, .string(Self.doneFlag), at: never.offset)
            conditions.append((condition, "buttons.never"))
        }
        if let system = campaign.systemBefore {
            let condition = NotableBlockCondition(.iOSVersionLessThan, .string(system.value), at: system.offset)
            conditions.append((condition, "system.before"))
        }
        if let (build, offset, field) = upperBuild(of: campaign, &findings) {
            conditions.append((NotableBlockCondition(.appVersionLessThan, .string(build), at: offset), field))
        }
        return conditions
    }

    /// The first build that a campaign is no longer meant for, with the field that says so.
    private func upperBuild(
        of campaign: Campaign, _ findings: inout ClientFindings
    ) -> (build: String, offset: Int, field: String)? {
        if let minimum = campaign.versions.minimum {
            findings.cannotKeep(
                "versions.min", at: minimum.offset, because: "its only condition on the app is “less than”")
        }
        let app = context.configuration.app
        switch campaign.versions.upper {
        case .through(let last):
            guard let next = app.firstVersion(after: last.value) else {
                findings.cannotKeep(
                    "versions.max", at: last.offset,
                    because:
                        "it can only name the first build that is no longer meant, and app.versions has none above",
                    suggestion: "add the version after \(last.value.text) to app.versions, and its build to app.builds")
                return nil
            }
            return build(of: next, for: "versions.max", at: last.offset, &findings)
        case .before(let first):
            guard let next = app.firstVersion(notBefore: first.value) else {
                findings.cannotKeep(
                    "versions.before", at: first.offset,
                    because: "it can only name a build, and app.versions has none from \(first.value.text) on",
                    suggestion: "add \(first.value.text) to app.versions, and its build to app.builds")
                return nil
            }
            return build(of: next, for: "versions.before", at: first.offset, &findings)
        case nil: return nil
        }
    }

    private func build(
        of version: AppVersion, for field: String, at offset: Int, _ findings: inout ClientFindings
    ) -> (build: String, offset: Int, field: String)? {
        guard let build = context.configuration.app.builds[version.text] else {
            findings.cannotKeep(
                field, at: offset, because: "it compares builds, and app.builds has none for \(version.text)",
                suggestion: "add the build of \(version.text) to app.builds")
            return nil
        }
        return (build, offset, field)
    }

    /// The conditions of both origins, each once: those of the campaign's fields first.
    func merge(
        _ own: [(condition: NotableBlockCondition, field: String)], _ block: NotableConditions,
        _ findings: inout ClientFindings
    ) -> NotableConditions {
        var merged = block
        merged.all = own.map(\.condition)
        for condition in block.all {
            guard let (other, field) = own.first(where: { $0.condition.name == condition.name }) else {
                merged.all.append(condition)
                continue
            }
            guard other.value != condition.value else { continue }
            let writer = JSONWriter()
            findings.report(
                .contradictingBlock, at: condition.offset,
                "“all.\(condition.name.rawValue)” is \(writer.text(condition.value)) here, but “\(field)” makes it "
                    + writer.text(other.value),
                suggestion: field != "show: once"
                    ? "keep one of the two"
                    // Alone, it can never become true.
                    : condition.name == .neverDisplayed
                        ? "leave this out"
                        : "write show: always and keep this, or leave this out")
        }
        return merged
    }
}
