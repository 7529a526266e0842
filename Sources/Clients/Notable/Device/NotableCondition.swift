import Campaigns

/// A condition of a notification, tested as the client does.
struct NotableCondition: Sendable {
    /// Its name as it stands in the file.
    let name: String
    /// Which condition it is; nil of one that the library does not know.
    let kind: NotableConditionName?
    let value: PropertyValue
    private let test: Test

    /// What is tested, read once; the value is nil where it has a wrong type, which crashes the client.
    private enum Test: Sendable {
        case onWifi(Bool?)
        case neverDisplayed(Bool?)
        case seconds(Int64?)
        case launches(Int64?)
        case flagNotSet(String)
        case systemBelow(NumericVersion?)
        case appBelow(NumericVersion?)
        case unknown
    }

    /// A condition as it stands in a control file.
    init(name: String, value: PropertyValue) {
        self.name = name
        self.value = value
        kind = NotableConditionName(rawValue: name)
        test =
            switch kind {
            case .onWifi: .onWifi(NotableNumber.boolean(value))
            case .neverDisplayed: .neverDisplayed(NotableNumber.boolean(value))
            case .lastDisplayMinimumSeconds: .seconds(NotableNumber.integer(value))
            case .lastDisplayMinimumLaunches: .launches(NotableNumber.integer(value))
            case .flagNotSet: .flagNotSet(value.objectText)
            case .iOSVersionLessThan: .systemBelow(value.string.map { NumericVersion($0) })
            case .appVersionLessThan: .appBelow(value.string.map { NumericVersion($0) })
            case nil: .unknown
            }
    }

    /// The launches that must have passed; nil of a condition that does not ask for any.
    var launches: Int64? {
        guard case .launches(let number) = test else { return nil }
        return number
    }

    /// The flag that must not be set; nil of a condition that does not ask for any.
    var flag: String? {
        guard case .flagNotSet(let flag) = test else { return nil }
        return flag
    }

    /// Whether its value is of a type that crashes a client which has to look at it.
    var hasWrongType: Bool {
        switch test {
        case .onWifi(let flag), .neverDisplayed(let flag): flag == nil
        case .seconds(let number), .launches(let number): number == nil
        case .systemBelow(let bound), .appBelow(let bound): bound == nil
        case .flagNotSet, .unknown: false
        }
    }

    /// Whether it holds for a notification with that record.
    func holds(
        _ context: NotableContext, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> Bool {
        switch test {
        case .onWifi(let flag): context.onWifi == (try known(flag))
        case .neverDisplayed(let flag): record.displayed != (try known(flag))
        case .seconds(let number): try Self.secondsPassed(context, record) > (try known(number))
        case .launches(let number): record.launches > (try known(number))
        case .flagNotSet(let flag): !record.hasFlag(flag)
        case .systemBelow(let bound): try isLess(context.systemVersion, than: bound)
        case .appBelow(let bound): try isLess(context.buildVersion, than: bound)
        case .unknown: false
        }
    }

    /// Whole seconds since the last display; before the first one the client gets no number, which phones turn into 0.
    ///
    /// - Throws: where there is something else in place of the date, which is asked for its time all the same.
    private static func secondsPassed(
        _ context: NotableContext, _ record: NotableMemory.Record
    ) throws(ClientCrash) -> Int64 {
        guard let value = record.lastDisplayed else { return 0 }
        guard case .date(let last) = value else {
            throw ClientCrash("a flag of another notification is where the time of the last display is looked for")
        }
        return (context.now.milliseconds - last.milliseconds) / 1000
    }

    private func known<Value>(_ value: Value?) throws(ClientCrash) -> Value {
        guard let value else { throw ClientCrash("the condition `\(name)` has a value of the wrong type") }
        return value
    }

    /// A device without that version is never less, and never looks at the value.
    private func isLess(_ version: NumericVersion?, than bound: NumericVersion?) throws(ClientCrash) -> Bool {
        guard let version else { return false }
        return version < (try known(bound))
    }
}
