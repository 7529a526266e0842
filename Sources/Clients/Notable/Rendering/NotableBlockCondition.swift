import Campaigns

/// One condition of a notification.
struct NotableBlockCondition: Equatable, Sendable {
    /// Which condition it is.
    var name: NotableConditionName
    /// What it is compared with.
    var value: PropertyValue
    /// Where it is written in the campaign's file.
    var offset: Int?

    /// The condition under its name in a reader; nil, with a finding, where the value is of another type.
    init?(_ name: NotableConditionName, reading reader: inout FieldReader, at offset: Int) {
        let value: PropertyValue? =
            switch name {
            case .onWifi, .neverDisplayed: reader.flag(name.rawValue).map { .boolean($0.value) }
            case .lastDisplayMinimumSeconds, .lastDisplayMinimumLaunches:
                reader.integer(name.rawValue, in: 0...Int.max).map { .integer($0.value) }
            case .flagNotSet, .iOSVersionLessThan, .appVersionLessThan:
                reader.text(name.rawValue).map { .string($0.value) }
            }
        guard let value else { return nil }
        self.init(name, value, at: offset)
    }

    /// A condition.
    init(_ name: NotableConditionName, _ value: PropertyValue, at offset: Int?) {
        self.name = name
        self.value = value
        self.offset = offset
    }

    /// Whether it cannot be satisfied on a device that has never shown the notification.
    var isFalseBeforeFirstDisplay: Bool {
        switch name {
        case .neverDisplayed: value == false
        case .lastDisplayMinimumSeconds: true
        default: false
        }
    }
}
