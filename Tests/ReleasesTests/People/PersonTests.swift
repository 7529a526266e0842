import Releases
import Testing

struct PersonTests {
    @Test(
        arguments: [
            ("Ann", "Ann", nil), ("  Ann  Lee ", "Ann  Lee", nil), ("Ann <ann@example.com>", "Ann", "ann@example.com"),
            ("Ann <>", "Ann", nil),
        ] as [(String, String, String?)])
    func aNameMayBeFollowedByAnAddress(text: String, name: String, mail: String?) throws {
        let person = try #require(Person(text))
        #expect(person.name == name)
        #expect(person.mail == mail)
    }

    @Test(arguments: [
        "", "  ", "<ann@example.com>", "\u{200B}", "Ann\nLee", "Ann\u{7}", "Ann\u{2028}", "Ann <a", "Ann <a> b",
    ])
    func whatNamesNobodyInOneLineIsRefused(text: String) {
        #expect(Person(text) == nil)
    }

    @Test(arguments: [
        ("Ann Lee", "ANN  lee"), ("Zo\u{EB}", "Zoe\u{308}"), ("Ann <a@example.com>", "Annie <A@Example.com>"),
        ("Strauß", "STRAUSS"), ("An\u{200B}n", "Ann"), ("ann@example.com", "Ann <Ann@example.com>"),
    ])
    func theSameNameOrTheSameAddressIsTheSamePerson(one: String, other: String) throws {
        #expect(try #require(Person(one)).isSame(as: try #require(Person(other))))
    }

    @Test(arguments: [("Ann", "Anna"), ("Ann <a@example.com>", "Bob <b@example.com>"), ("Ann", "Bob")])
    func otherNamesWithOtherAddressesAreOtherPeople(one: String, other: String) throws {
        #expect(try !#require(Person(one)).isSame(as: try #require(Person(other))))
    }
}
