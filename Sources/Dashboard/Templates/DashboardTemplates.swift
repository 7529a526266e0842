import Clients

/// The dashboard's own templates, byte by byte those of `templates/dashboard/` at the top of the repository.
public enum DashboardTemplates {
    /// The texts by name: the path below `templates/`, without `.mustache`.
    public static let texts: [String: String] = [
        "dashboard/calendar": text(PackageResources.dashboard_calendar_mustache),
        "dashboard/campaign": text(PackageResources.dashboard_campaign_mustache),
        "dashboard/campaign.js": text(PackageResources.dashboard_campaign_js_mustache),
        "dashboard/cell": text(PackageResources.dashboard_cell_mustache),
        "dashboard/change": text(PackageResources.dashboard_change_mustache),
        "dashboard/chart": text(PackageResources.dashboard_chart_mustache),
        "dashboard/chart.css": text(PackageResources.dashboard_chart_css_mustache),
        "dashboard/chart.js": text(PackageResources.dashboard_chart_js_mustache),
        "dashboard/course": text(PackageResources.dashboard_course_mustache),
        "dashboard/dashboard.css": text(PackageResources.dashboard_dashboard_css_mustache),
        "dashboard/device": text(PackageResources.dashboard_device_mustache),
        "dashboard/device.css": text(PackageResources.dashboard_device_css_mustache),
        "dashboard/device.js": text(PackageResources.dashboard_device_js_mustache),
        "dashboard/devices": text(PackageResources.dashboard_devices_mustache),
        "dashboard/difference": text(PackageResources.dashboard_difference_mustache),
        "dashboard/entry": text(PackageResources.dashboard_entry_mustache),
        "dashboard/feeds": text(PackageResources.dashboard_feeds_mustache),
        "dashboard/finding": text(PackageResources.dashboard_finding_mustache),
        "dashboard/findings": text(PackageResources.dashboard_findings_mustache),
        "dashboard/forecast": text(PackageResources.dashboard_forecast_mustache),
        "dashboard/groups.js": text(PackageResources.dashboard_groups_js_mustache),
        "dashboard/head": text(PackageResources.dashboard_head_mustache),
        "dashboard/index": text(PackageResources.dashboard_index_mustache),
        "dashboard/line": text(PackageResources.dashboard_line_mustache),
        "dashboard/message": text(PackageResources.dashboard_message_mustache),
        "dashboard/nav": text(PackageResources.dashboard_nav_mustache),
        "dashboard/outdated": text(PackageResources.dashboard_outdated_mustache),
        "dashboard/outdated.js": text(PackageResources.dashboard_outdated_js_mustache),
        "dashboard/overview.js": text(PackageResources.dashboard_overview_js_mustache),
        "dashboard/place": text(PackageResources.dashboard_place_mustache),
        "dashboard/reason": text(PackageResources.dashboard_reason_mustache),
        "dashboard/region": text(PackageResources.dashboard_region_mustache),
        "dashboard/release": text(PackageResources.dashboard_release_mustache),
        "dashboard/release.css": text(PackageResources.dashboard_release_css_mustache),
        "dashboard/releases": text(PackageResources.dashboard_releases_mustache),
        "dashboard/row": text(PackageResources.dashboard_row_mustache),
        "dashboard/schedule": text(PackageResources.dashboard_schedule_mustache),
        "dashboard/schedules": text(PackageResources.dashboard_schedules_mustache),
        "dashboard/screen.css": text(PackageResources.dashboard_screen_css_mustache),
        "dashboard/screen.js": text(PackageResources.dashboard_screen_js_mustache),
        "dashboard/serve": text(PackageResources.dashboard_serve_mustache),
        "dashboard/serve-bar": text(PackageResources.dashboard_serve_bar_mustache),
        "dashboard/serve.css": text(PackageResources.dashboard_serve_css_mustache),
        "dashboard/serve.js": text(PackageResources.dashboard_serve_js_mustache),
        "dashboard/standing": text(PackageResources.dashboard_standing_mustache),
        "dashboard/step": text(PackageResources.dashboard_step_mustache),
        "dashboard/stopped": text(PackageResources.dashboard_stopped_mustache),
        "dashboard/text": text(PackageResources.dashboard_text_mustache),
    ]

    /// The templates with these added that no template of the same name stands in for.
    public static func added(to templates: TemplateLibrary) -> TemplateLibrary {
        var library = templates
        library.add(known: texts)
        return library
    }

    private static func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}
