import Campaigns
import Clients
import Simulation

extension ScheduleMatrix {
    /// The schedules as JSON: for each message its rectangles, in both forms.
    public var json: String {
        let root: PropertyValue = [
            "schema": "newsadmin/schedule/1",
            "timeZone": .string(clock.name),
            "from": .string(schedules.span.lowerBound.iso8601),
            "until": .string(schedules.span.upperBound.iso8601),
            "matrix": .array(schedules.groups.map(json)),
        ]
        return JSONWriter(.pretty).printed(root)
    }

    private func json(_ group: WorkspaceSchedules.Group) -> PropertyValue {
        let schedule = group.schedule
        let dead = Set(schedule.dead() + schedule.absent)
        return [
            "client": .string(group.client),
            "locales": .texts(group.locales),
            "compares": .string(schedule.versions.measure.rawValue),
            "occasions": .array(schedule.occasions.filter { !$0.aspects.isEmpty }.map { .string($0.name) }),
            "messages": .array(
                schedule.messages.indices.map { place in
                    let forms = ScheduleForm.allCases.map { form in
                        PropertyValue.Entry(
                            form.rawValue,
                            .array(schedule.rectangles(of: place, form).map { rectangle($0, in: schedule) }))
                    }
                    return .dictionary(
                        [
                            .init("campaign", .string(schedule.messages[place].campaign)),
                            .init("dead", .boolean(dead.contains(place))),
                        ] + forms)
                }),
        ]
    }

    private func rectangle(_ rectangle: ScheduleRectangle, in schedule: Schedule) -> PropertyValue {
        let window = schedule.window(of: rectangle)
        return [
            "versions": .string(schedule.versions.description(of: rectangle.bands)),
            "appVersions": .array(schedule.versions.versions(of: app, in: rectangle.bands).map { .string($0) }),
            "from": .string(window.lowerBound.iso8601),
            "until": .string(window.upperBound.iso8601),
            "answers": .array(rectangle.answers.map { answer($0, in: schedule) }),
        ]
    }

    private func answer(_ answer: ScheduleAnswer, in schedule: Schedule) -> PropertyValue {
        var entries: [PropertyValue.Entry] = [.init("answer", .string(answer.kind.rawValue))]
        if answer.occasions.count < schedule.occasions.count {
            entries.append(.init("occasions", .array(answer.occasions.map { .string(schedule.occasions[$0].name) })))
        }
        if !answer.others.isEmpty {
            entries.append(
                .init("others", .array(answer.others.map { .string(schedule.messages[$0].campaign) })))
        }
        if let reason = answer.reason {
            entries += [.init("reason", .string(reason.id)), .init("sentence", .string(reason.sentence.text))]
        }
        return .dictionary(entries)
    }
}
