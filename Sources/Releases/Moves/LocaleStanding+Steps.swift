import Files

extension LocaleStanding {
    /// What is to be done of one kind; nil where nothing is.
    ///
    /// This and `steps` are where that is decided; `status` and the dashboard only say it.
    public func step(for need: LocaleNeed, of messages: [some StandingMessage]) -> LocaleStep? {
        guard var step = wanted(need, of: messages) else { return nil }
        if let next = step.next, obstacle?.refuses(next) == true { step.next = nil }
        return step
    }

    /// What to do, each step once, what others need first: message by message, except that where several wait for review,
    /// all of them are approved at once.
    public func steps(of messages: [some StandingMessage]) -> [NextStep] {
        let areSeveral = messages.count { LocaleNeed(of: $0.next) == .review } > 1
        let own = messages.compactMap(\.next).filter { obstacle?.refuses($0) != true }
            .map { areSeveral && LocaleNeed(of: $0) == .review ? .approveAll : $0 }
        let others = [LocaleNeed.unsigned, .overdue, .behind, .clients, .send].compactMap {
            step(for: $0, of: messages)?.next
        }
        var steps = (own + others + (obstacle == .templates ? [.check] : [])).uniqued()
        // What a rollback took back goes out with everything else, so no release is proposed without that.
        if steps.contains(where: \.undoesRollback) { steps.removeAll { $0 == .release } }
        return steps.sorted { $0.rank < $1.rank }
    }

    private func wanted(_ need: LocaleNeed, of messages: [some StandingMessage]) -> LocaleStep? {
        switch need {
        case .ahead: isAhead ? LocaleStep() : nil
        case .noFolder: obstacle == .noFolder ? LocaleStep() : nil
        case .noCampaigns: lacksCampaigns ? LocaleStep() : nil
        case .unsigned: isUnsigned ? LocaleStep(next: .release) : nil
        case .overdue: renewal(.overdue)
        case .behind: isBehind ? LocaleStep(next: isDeployable ? .deploy : nil) : nil
        case .soon: renewal(.soon)
        case .clients: changedClients.isEmpty ? nil : LocaleStep(next: .release)
        case .send: unsent.isEmpty ? nil : LocaleStep(next: .push(unsent), count: unsent.count)
        case .release: step(about: need, of: messages) { _ in .release }
        case .review: step(about: need, of: messages) { _ in .approveAll }
        case .approveByName: step(about: need, of: messages) { .approve($0) }
        case .later: renewal(.later)
        }
    }

    private func renewal(_ urgency: Renewal.Urgency) -> LocaleStep? {
        renewal?.urgency == urgency ? LocaleStep(next: .release) : nil
    }

    /// Whether a deployment would not be refused: it is over what no release here has, and so is that of a release which is not
    /// signed, or does not know what has changed since its horizon.
    private var isDeployable: Bool { differing?.unknown == 0 && !isUnsigned && !isOverdue }

    private func step(
        about need: LocaleNeed, of messages: [some StandingMessage], next: ([String]) -> NextStep
    ) -> LocaleStep? {
        var step = LocaleStep()
        for message in messages where LocaleNeed(of: message.next) == need { step.messages.add(message) }
        guard step.messages.count > 0 else { return nil }
        (step.next, step.count) = (next(step.messages.campaigns), step.messages.count)
        return step
    }
}
