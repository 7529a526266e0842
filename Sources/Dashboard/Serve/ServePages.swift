import Clients

/// Draws what the preview server adds to the dashboard: the bar on every page, and the page of addresses.
public struct ServePages {
    private var forms: TemplateForms

    /// The folder in which the server's own files are.
    static let folder = "~serve/"

    /// Pages of these templates; where they lack one, the built-in one is used.
    public init(templates: TemplateLibrary) {
        forms = TemplateForms(DashboardTemplates.added(to: templates))
    }

    /// The bar at the end of each page.
    public mutating func bar(of report: ServeReport) -> [UInt8] {
        let values = ServeBarValues(of: report).values(forms: &forms)
        return forms.html("dashboard/serve-bar", values)
    }

    /// The page that lists the addresses to enter in an app.
    public mutating func addresses(of report: ServeReport) -> DashboardPage {
        let values = ServeAddressValues(of: report).values()
        return DashboardPage(path: Self.folder + "index.html", bytes: forms.html("dashboard/serve", values))
    }

    /// The style and script of the bar.
    public mutating func assets() -> [DashboardPage] {
        ["serve.css", "serve.js"].map { name in
            DashboardPage(path: Self.folder + name, bytes: forms.html("dashboard/\(name)", [:]))
        }
    }
}
