import Campaigns
import Files

/// The JSON Schemas of `docs/schemas`, which are part of the program, for editors and for other programs.
public struct SchemaFiles: Sendable {
    /// Where they stand in a workspace.
    public static let folder = WorkspaceFolders.schemas

    /// Each schema's bytes, by the name of its file.
    public static let all: [(name: String, bytes: [UInt8])] = [
        ("approval.schema.json", PackageResources.approval_schema_json),
        ("approve.schema.json", PackageResources.approve_schema_json),
        ("build.schema.json", PackageResources.build_schema_json),
        ("campaign.schema.json", PackageResources.campaign_schema_json),
        ("check.schema.json", PackageResources.check_schema_json),
        ("deploy.schema.json", PackageResources.deploy_schema_json),
        ("diff.schema.json", PackageResources.diff_schema_json),
        ("explain.schema.json", PackageResources.explain_schema_json),
        ("feeds.schema.json", PackageResources.feeds_schema_json),
        ("forecast.schema.json", PackageResources.forecast_schema_json),
        ("import.schema.json", PackageResources.import_schema_json),
        ("key.schema.json", PackageResources.key_schema_json),
        ("log.schema.json", PackageResources.log_schema_json),
        ("message.schema.json", PackageResources.message_schema_json),
        ("newsadmin.schema.json", PackageResources.newsadmin_schema_json),
        ("push.schema.json", PackageResources.push_schema_json),
        ("release.schema.json", PackageResources.release_schema_json),
        ("rollback.schema.json", PackageResources.rollback_schema_json),
        ("schedule.schema.json", PackageResources.schedule_schema_json),
        ("sending.schema.json", PackageResources.sending_schema_json),
        ("serve.schema.json", PackageResources.serve_schema_json),
        ("ship.schema.json", PackageResources.ship_schema_json),
        ("simulate.schema.json", PackageResources.simulate_schema_json),
        ("status.schema.json", PackageResources.status_schema_json),
        ("test.schema.json", PackageResources.test_schema_json),
        ("translate-import.schema.json", PackageResources.translate_import_schema_json),
        ("translate-status.schema.json", PackageResources.translate_status_schema_json),
        ("translation.schema.json", PackageResources.translation_schema_json),
        ("verify.schema.json", PackageResources.verify_schema_json),
        ("withdraw.schema.json", PackageResources.withdraw_schema_json),
    ]

    private let workspace: String

    /// The schemas of a workspace.
    public init(workspace: String) {
        self.workspace = workspace
    }

    /// Writes all of them, in place of those of an earlier version.
    ///
    /// - Throws: ``FileProblem`` where the operating system refuses, or a folder of the workspace lies elsewhere.
    public func write() throws(FileProblem) {
        try WorkspaceFolders.refuseLinks(in: workspace)
        for schema in Self.all {
            try SingleFile.write(schema.bytes, to: "\(workspace)/\(Self.folder)/\(schema.name)")
        }
    }
}
