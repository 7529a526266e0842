import Releases

/// Who changed some files.
public struct Authorship: Equatable, Sendable {
    /// Everyone known, in order of the first change. Two entries may be one person under two names or addresses.
    private(set) var people: [Person] = []
    /// The names and addresses that some of them go by as well: as commits have them, before `.mailmap`.
    private var aliases: [Person] = []
    /// Whether somebody else changed them too, of whom nothing is known.
    var hasUnknown = false
    /// Whether that is so because git has only the end of the history.
    var isCutOff = false

    /// Nobody who is known.
    init(hasUnknown: Bool = false) {
        self.hasUnknown = hasUnknown
    }

    /// Whoever wrote what the history that git has begins with.
    static var cutOff: Authorship {
        var unknown = Authorship(hasUnknown: true)
        unknown.isCutOff = true
        return unknown
    }

    /// Whether somebody is among the known ones, under any name or address that is known of them.
    func contains(_ person: Person) -> Bool {
        people.contains { $0.isSame(as: person) } || aliases.contains { $0.isSame(as: person) }
    }

    /// Adds a person.
    ///
    /// Left out only where nothing new is said: who is known by a name and by an address must be found by either.
    ///
    /// - Parameters:
    ///   - person: under the name that is shown.
    ///   - alias: under another one, by which they are found as well.
    mutating func insert(_ person: Person, alsoKnownAs alias: Person? = nil) {
        if !people.contains(where: { $0.isEqual(to: person) }) { people.append(person) }
        if let alias { insert(alias: alias) }
    }

    /// Adds everyone of another answer.
    mutating func formUnion(_ other: Authorship) {
        for person in other.people { insert(person) }
        for alias in other.aliases { insert(alias: alias) }
        hasUnknown = hasUnknown || other.hasUnknown
        isCutOff = isCutOff || other.isCutOff
    }

    private mutating func insert(alias: Person) {
        if !(people + aliases).contains(where: { $0.isEqual(to: alias) }) { aliases.append(alias) }
    }
}
