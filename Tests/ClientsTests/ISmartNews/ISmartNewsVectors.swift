import Clients
import Foundation

/// The recorded cases of one file.
enum ISmartNewsVectors {
    /// The lines of the file, read as JSON with dates.
    static func lines(_ name: String) throws -> [PropertyValue] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("SimulationTests/Vectors")
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        return try data.split(separator: UInt8(ascii: "\n")).map { line in
            try JSONReader(readsDates: true).read(Array(line))
        }
    }

    /// Whether a result agrees with an expectation: null means null or absent, objects and lists are compared whole.
    static func agrees(_ result: PropertyValue?, _ expected: PropertyValue?) -> Bool {
        switch (result, expected) {
        case (nil, nil), (.null?, nil), (nil, .null?), (.null?, .null?): true
        case (.dictionary(let left)?, .dictionary(let right)?):
            left.count == right.count
                && right.allSatisfy { entry in agrees(result?[entry.key], entry.value) }
        case (.array(let left)?, .array(let right)?):
            left.count == right.count && zip(left, right).allSatisfy { agrees($0, $1) }
        default: result == expected
        }
    }

    /// The value as JSON for a message to people.
    static func text(_ value: PropertyValue?) -> String {
        guard let value else { return "absent" }
        return JSONWriter().text(value)
    }
}
