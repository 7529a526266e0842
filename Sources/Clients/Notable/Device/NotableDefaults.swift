import Campaigns
import Files

/// The app's user defaults as far as Notable keeps something in them: one dictionary for all notifications.
///
/// Notable makes each key of the id, a number and, for a flag, the flag's name, with hyphens between them and nothing that
/// keeps them apart. So two things can have one key: the flag `2` of `a` and whether `a-5` was displayed.
struct NotableDefaults: Sendable {
    /// What can stand under a key.
    enum Value: Equatable, Sendable {
        case boolean(Bool)
        case integer(Int64)
        case date(Instant)

        /// NSUserDefaults' `boolForKey:`, for which a date is false.
        var boolean: Bool {
            switch self {
            case .boolean(let flag): flag
            case .integer(let number): number != 0
            case .date: false
            }
        }

        /// NSUserDefaults' `integerForKey:`, for which a date is 0.
        var integer: Int64 {
            switch self {
            case .boolean(let flag): flag ? 1 : 0
            case .integer(let number): number
            case .date: 0
            }
        }
    }

    /// What the library keeps of a notification, by the end of its key.
    enum Kind: Int, Sendable {
        case displayed = 2
        case lastDisplayed = 3
        case launches = 4
        case flag = 5
    }

    /// The values by place; nil where nothing was stored yet.
    private var values: [Value?] = []
    private var places: [ExactText: Int] = [:]

    /// The key of something that is kept of a notification; of a flag, the name is added to it.
    static func key(of kind: Kind, _ id: String, flag: String? = nil) -> String {
        let key = "kPMConditionKey-\(id)-\(kind.rawValue)"
        return flag.map { "\(key)-\($0)" } ?? key
    }

    /// The place of a key, which stays the same.
    mutating func place(of key: String) -> Int {
        if let place = places[ExactText(key)] { return place }
        places[ExactText(key)] = values.count
        values.append(nil)
        return values.count - 1
    }

    /// What stands at a place; nil where nothing does.
    subscript(place: Int) -> Value? {
        get { values[place] }
        set { values[place] = newValue }
    }
}
