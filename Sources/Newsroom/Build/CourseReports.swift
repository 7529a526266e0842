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
                days: course.steps.map(\.day))
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
}

extension SimulatedStep {
    /// The step as the dashboard tells it.
    fileprivate var day: CourseReport.Day {
        CourseReport.Day(
            instant: instant, shown: account.seen.map { $0.title ?? $0.id ?? $0.text ?? "" },
            alternatives: account.seen.reduce(0) { $0 + $1.alternatives.count },
            reason: account.reasonForNothing, crash: account.crash)
    }
}
