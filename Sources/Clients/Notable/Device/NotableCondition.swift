import Campaigns

/// A condition of a notification, tested as the client does.
struct NotableCondition: Sendable {
    var name: String
    var value: PropertyValue

    /// Whether it holds for a notification with that record.
    func holds(
        _ surroundings: NotableSurroundings, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> Bool {
        switch name {
        case "onWifi": surroundings.onWifi == (try boolean())
        case "neverDisplayed": record.displayed != (try boolean())
        case "lastDisplayMinimumSeconds": Self.secondsPassed(surroundings, record) > (try integer())
        case "lastDisplayMinimumLaunches": (record.launches ?? 0) > (try integer())
        case "flagNotSet": !record.hasFlag(value.objectText)
        case "iOSVersionLessThan": try isLess(surroundings.systemVersion)
        case "appVersionLessThan": try isLess(surroundings.buildVersion)
        default: false
        }
    }

    /// Whole seconds since the last display; before the first one the client gets no number, which phones turn into 0.
    private static func secondsPassed(
        _ surroundings: NotableSurroundings, _ record: NotableMemory.Record
    ) -> Int64 {
        guard let last = record.lastDisplayed else { return 0 }
        return (surroundings.now.milliseconds - last.milliseconds) / 1000
    }

    private func boolean() throws(ClientCrash) -> Bool {
        guard let flag = NotableNumber.boolean(value) else { throw crash }
        return flag
    }

    private func integer() throws(ClientCrash) -> Int64 {
        guard let number = NotableNumber.integer(value) else { throw crash }
        return number
    }

    /// A device without that version is never less, and never looks at the value.
    private func isLess(_ version: NumericVersion?) throws(ClientCrash) -> Bool {
        guard let version else { return false }
        guard let text = value.string else { throw crash }
        return version < NumericVersion(text)
    }

    private var crash: ClientCrash {
        ClientCrash("the condition `\(name)` has a value of the wrong type")
    }
}
