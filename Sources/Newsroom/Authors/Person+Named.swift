import Releases

extension Person {
    /// What commands that are suggested have in place of a name.
    private static let placeholders = ["NAME", "WRITER"]

    /// The person whom somebody named in a command.
    ///
    /// - Throws: ``ReleaseFailure/usage(_:)`` where that is no name, or only the place of one.
    static func named(_ text: String) throws(ReleaseFailure) -> Person {
        guard let person = Person(text) else { throw .usage("“\(text)” is no name of a person") }
        guard !placeholders.contains(person.name) else {
            throw .usage("“\(text)” stands for the name of a person: write who it is, as “Name” or “Name <mail>”")
        }
        return person
    }
}
