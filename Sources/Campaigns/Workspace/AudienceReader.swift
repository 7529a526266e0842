/// Reads `audience:` of `newsadmin.yml`.
enum AudienceReader {
    /// The greatest weight, so that sums stay finite.
    private static let greatestWeight = 1e12

    /// The audience, as far as it can be understood.
    static func read(
        _ reader: inout FieldReader, app: AppConfiguration, locales: [String]
    ) -> AudienceModel {
        var audience = AudienceModel()
        if let number = reader.integer("users", in: 1...AudienceModel.mostUsers) { audience.users = number.value }
        if let number = reader.integer("seed", in: 0...Int.max) { audience.seed = UInt64(number.value) }
        if let number = reader.integer("returns", in: 0...AudienceModel.mostReturns) { audience.returns = number.value }
        audience.versions = weights(
            "versions", of: app.versions.map(\.text), &reader, explaining: AppReader.absence)
        audience.locales = weights(
            "locales", of: locales, &reader,
            explaining: { LocalesReader.absence(of: $0, in: "audience.locales", from: locales) })
        let launches = weights("launches", of: LaunchHabit.allCases.map(\.rawValue), &reader)
        let responses = weights("respond", of: UserResponse.allCases.map(\.rawValue), &reader)
        for habit in LaunchHabit.allCases { audience.launches[habit] = launches[habit.rawValue] }
        for response in UserResponse.allCases { audience.responses[response] = responses[response.rawValue] }
        return audience
    }

    /// The weights under a name; asking for the known ones tells a misspelt one from them.
    private static func weights(
        _ key: String, of names: [String], _ reader: inout FieldReader,
        explaining explain: (_ key: String) -> (message: String, suggestion: String)? = { _ in nil }
    ) -> [String: Double] {
        reader.nested(key, explaining: explain) { reader in
            var weights: [String: Double] = [:]
            for name in names {
                guard let weight = reader.number(name, atLeast: 0) else { continue }
                if weight.value > greatestWeight {
                    reader.report(.wrongType, at: weight.offset, "“\(reader.path).\(name)” must be at most 1e12")
                } else {
                    weights[name] = weight.value
                }
            }
            if !weights.isEmpty, weights.values.allSatisfy({ $0 == 0 }) {
                reader.report(.wrongType, at: reader.offset, "one weight at least in “\(reader.path)” must be above 0")
                return [:]
            }
            return weights
        } ?? [:]
    }
}
