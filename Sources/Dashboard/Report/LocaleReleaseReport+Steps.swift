import Releases

extension LocaleReleaseReport {
    /// What is to be done of one kind; nil where nothing is.
    ///
    /// This is where that is decided; pages only say it.
    func step(for need: LocaleNeed) -> LocaleStep? {
        guard var step = wanted(need) else { return nil }
        if let next = step.next, obstacle?.refuses(next) == true { step.next = nil }
        return step
    }

    private func wanted(_ need: LocaleNeed) -> LocaleStep? {
        switch need {
        case .ahead: isAhead ? LocaleStep() : nil
        case .noFolder: obstacle == .noFolder ? LocaleStep() : nil
        case .noCampaigns: lacksCampaigns ? LocaleStep() : nil
        case .unsigned: isUnsigned ? LocaleStep(next: .release) : nil
        case .overdue: renewal(.overdue)
        case .behind: differing.map { $0.count > 0 } == true ? LocaleStep(next: isDeployable ? .deploy : nil) : nil
        case .soon: renewal(.soon)
        case .send:
            unsent.isEmpty ? nil : LocaleStep(next: .push(Self.names(unsent, of: unsent.count)), count: unsent.count)
        case .release: step(about: need) { _ in .release }
        case .review: step(about: need) { _ in .approveAll }
        case .approveByName:
            step(about: need) { .approve(Self.names($0.first.map(\.campaign), of: $0.count)) }
        case .later: renewal(.later)
        }
    }

    private func renewal(_ urgency: Renewal.Urgency) -> LocaleStep? {
        renewal?.urgency == urgency && current != nil ? LocaleStep(next: .release) : nil
    }

    /// Whether a deployment would not be refused: it is over what no release here has, and so is that of a release which is not
    /// signed, or does not know what has changed since its horizon.
    private var isDeployable: Bool { differing?.unknown == 0 && !isUnsigned && renewal?.urgency != .overdue }

    /// The campaigns by name as long as they are few, and a word that stands for them otherwise.
    private static func names(_ campaigns: [String], of count: Int) -> [String] {
        count <= LocaleStep.named ? campaigns : ["CAMPAIGN"]
    }

    private func step(about need: LocaleNeed, next: (StepMessages) -> NextStep) -> LocaleStep? {
        let messages = messages(for: need)
        return messages.count == 0 ? nil : LocaleStep(next: next(messages), messages: messages, count: messages.count)
    }

    /// The messages of which something is to be done, by what that is.
    ///
    /// Until a locale is used, nobody is asked to translate it: until something was released there, or waits for review or for
    /// a release.
    private func messages(for need: LocaleNeed) -> StepMessages {
        var found = StepMessages()
        guard need != .approveByName || isUsed else { return found }
        for message in messages where LocaleNeed(of: message) == need {
            found.count += 1
            if message.state.working == .removed, message.next == .release { found.gone += 1 }
            if case .putBack(let rollback, _, let isGone) = message.next {
                found.takenBack += 1
                if isGone { found.broughtBack += 1 }
                found.rollback = rollback
            }
            if found.count <= LocaleStep.named { found.first.append(message) }
        }
        return found
    }

    private var isUsed: Bool {
        hasLedger || messages.contains { LocaleNeed(of: $0).map { $0 != .approveByName } ?? false }
    }
}
