import Delivery

/// Finds the file of the service account. What stands in it appears in no message.
public struct PushCredentials {
    private let plan: PushPlan

    /// The variable that names the file, which Google's own tools read as well.
    public static let variable = "GOOGLE_APPLICATION_CREDENTIALS"

    init(_ plan: PushPlan) {
        self.plan = plan
    }

    /// The account.
    ///
    /// - Throws: a usage error where no file is named, or the file is another one.
    func account() throws(ReleaseFailure) -> ServiceAccount {
        let named = plan.credentials ?? plan.variables[Self.variable]
        guard let path = named, !path.isEmpty else {
            throw .usage(
                "name the file of the service account with --credentials, or in the environment as \(Self.variable)")
        }
        let name = plan.credentials == nil ? Self.variable : "--credentials"
        let bytes = try SecretFile(named: path, by: name).bytes()
        do {
            return try ServiceAccount(bytes: bytes)
        } catch {
            throw .usage("\(path) cannot be used: \(error)")
        }
    }
}
