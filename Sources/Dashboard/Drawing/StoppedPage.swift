/// A page that stands in for one of a locale that errors stopped, because people may have shared its address.
struct StoppedPage {
    /// Where it stands, below the output folder.
    let path: String
    /// The page that it is below.
    let place: PageFrame.Place
    /// The client's name for people.
    let client: String

    /// The pages of a locale: for each client that of its phones, and that of the schedule that would be named after the
    /// locale, because which schedules are depends on what phones of all locales are shown.
    static func all(in report: Report, locale: String) -> [StoppedPage] {
        report.clients.flatMap { name, title in
            [
                StoppedPage(path: PagePath.device(name, locale), place: .devices, client: title),
                StoppedPage(path: PagePath.schedule("\(name)-\(locale)"), place: .schedule, client: title),
            ]
        }
    }
}
