import Clients

/// One recorded journey, run against the device.
struct ISmartNewsJourney {
    /// The journey as recorded.
    let line: PropertyValue

    /// The name of the journey.
    var id: String { line["id"]?.string ?? "?" }

    /// What differs from the recording, step by step; empty if all agrees.
    func differences() throws -> [String] {
        let setup = DeviceSetup(clientVersion: line["clientVersion"]?.string, settings: line["settings"] ?? [:])
        var device = try ISmartNewsDevice(setup)
        let standing = body(line)
        var result: [String] = []
        for (number, step) in (line["steps"]?.array ?? []).enumerated() {
            guard let expected = line["expected"]?.array?.dropFirst(number).first else { break }
            let seen = try device.live(through: step, served: ServedFeed(own: body(step), standing: standing))
            for entry in expected.dictionary ?? []
            where !ISmartNewsVectors.agrees(seen[entry.key], entry.value) {
                let found = ISmartNewsVectors.text(seen[entry.key])
                result.append(
                    "\(id) step \(number), \(entry.key): \(found) instead of \(ISmartNewsVectors.text(entry.value))")
            }
        }
        return result
    }

    /// The bytes of a feed given as JSON, or of a body that is no property list.
    private func body(_ place: PropertyValue) -> [UInt8]? {
        if let raw = place["feedRaw"]?.string { return Array(raw.utf8) }
        return place["feed"].map(PropertyListWriter.write)
    }
}
