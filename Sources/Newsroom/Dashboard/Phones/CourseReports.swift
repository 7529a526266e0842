import Clients
import Dashboard
import Simulation

/// What users see who open the app every morning, for the dashboard.
struct CourseReports {
    let edition: Edition
    let stopped: Set<String>

    /// The phones, client by client; those of locales that errors stopped are left out.
    func reports() -> [CourseReport] {
        courses.map { course in
            CourseReport(
                client: course.clientTitle, locale: course.locale, locales: course.locales, version: course.version,
                days: course.steps.map { day($0, of: course) })
        }
    }

    /// The courses without locales that errors stopped.
    var courses: [Course] {
        edition.courses.compactMap { course in
            var course = course
            course.locales.removeAll(where: stopped.contains)
            return course.locales.isEmpty ? nil : course
        }
    }

    /// A step as the dashboard shows it.
    private func day(_ step: SimulatedStep, of course: Course) -> CourseReport.Day {
        let account = step.account
        return CourseReport.Day(
            instant: step.instant, isArrival: step.occasion == .arrival,
            shown: account.seen.map { words(for: $0, in: course) },
            alternatives: account.seen.reduce(0) { $0 + $1.alternatives.count },
            reason: account.reasonForNothing,
            named: titles(of: account.reasonForNothing?.messages ?? [], in: course), crash: account.crash)
    }

    /// The titles of messages by what devices remember them; those without are left out.
    private func titles(of ids: [String], in course: Course) -> [String: CourseReport.Title] {
        guard !ids.isEmpty else { return [:] }
        let campaigns = Set(course.campaigns.values)
        var titles: [String: CourseReport.Title] = [:]
        for id in ids {
            guard let campaign = course.campaigns[id], let title = title(of: campaign, in: course) else { continue }
            let isShared = campaigns.contains { $0 != campaign && self.title(of: $0, in: course) == title }
            titles[id] = CourseReport.Title(title, of: campaign, isShared: isShared)
        }
        return titles
    }

    private func words(for message: ShownMessage, in course: Course) -> CourseReport.Shown {
        let campaign = course.campaign(of: message)
        let title = edition.words(
            title: message.title, campaign: campaign, name: message.id ?? message.text ?? "", in: course.locale)
        return CourseReport.Shown(
            title: title, language: edition.language(of: title, campaign: campaign, in: course.locale))
    }

    private func title(of campaign: String, in course: Course) -> String? {
        edition.title(of: campaign, in: course.locale)
    }
}
