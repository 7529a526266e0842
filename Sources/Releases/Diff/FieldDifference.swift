import Campaigns
import Clients
import Files

/// A field of a message that says something else than before.
public struct FieldDifference: Equatable, Sendable {
    /// The fields, in the order in which they are listed.
    public enum Field: String, CaseIterable, Sendable {
        /// The title.
        case title
        /// The address that the action opens.
        case action
        /// From when on it may be shown.
        case start
        /// Until when it may be shown.
        case end
        /// The app versions that are meant.
        case versions
        /// The first version of the system that is no longer meant.
        case system
        /// The clients it goes to.
        case clients
        /// By what a client's devices remember it.
        case key
        /// Its place among the others in a client's feed.
        case order
        /// Something else that a client's feed says of it.
        case setting
        /// A view or page of a client that is drawn otherwise.
        case file
        /// The images that a client shows with it.
        case images
    }

    /// What a field holds.
    public enum Value: Equatable, Sendable {
        /// Words.
        case text(String)
        /// A moment.
        case instant(Instant)
        /// The names of clients.
        case clients([String])

        /// Whether both say the same, words byte by byte.
        public static func == (left: Value, right: Value) -> Bool {
            switch (left, right) {
            case (.text(let words), .text(let others)): words.hasBytes(of: others)
            case (.instant(let instant), .instant(let other)): instant == other
            case (.clients(let names), .clients(let others)): names.elementsEqual(others) { $0.hasBytes(of: $1) }
            default: false
            }
        }
    }

    /// The field.
    public var field: Field
    /// The client's name; nil where it is not about one client.
    public var client: String?
    /// What is meant within the field, such as the name in a client's feed or the path of a file; nil: all of it.
    public var name: String?
    /// What it held; nil: nothing.
    public var before: Value?
    /// What it holds; nil: nothing.
    public var after: Value?
}

extension FieldDifference {
    /// The fields that differ between two forms of a message, one of which may not be there.
    static func between(
        _ old: MessageContent?, _ new: MessageContent?, clients: [any Client]
    ) -> [FieldDifference] {
        func text(_ value: (MessageContent) -> String?) -> (Value?, Value?) {
            (old.flatMap(value).map(Value.text), new.flatMap(value).map(Value.text))
        }
        func instant(_ value: (MessageContent) -> Instant?) -> (Value?, Value?) {
            (old.flatMap(value).map(Value.instant), new.flatMap(value).map(Value.instant))
        }
        func names(_ content: MessageContent) -> Value { .clients(content.clients.map(\.client)) }
        let values: [(Field, (Value?, Value?))] = [
            (.title, text(\.title)), (.action, text(\.action)), (.start, instant(\.window.start)),
            (.end, instant(\.window.end)), (.versions, text(\.versions)), (.system, text(\.systemBefore)),
            (.clients, (old.map(names), new.map(names))),
        ]
        let plain = values.compactMap { field, values in
            values.0 == values.1 ? nil : FieldDifference(field: field, before: values.0, after: values.1)
        }
        guard let old, let new else { return plain }
        let saysMore = plain.isEmpty && old.text.hasBytes(of: new.text)
        let parts = clients.flatMap { client -> [FieldDifference] in
            let name = client.name
            guard let left = old.part(for: name), let right = new.part(for: name) else { return [] }
            return between(left, right, of: name, isWhole: saysMore)
        }
        return plain
            + parts.enumerated().sorted {
                ($0.element.field.place, $0.offset) < ($1.element.field.place, $1.offset)
            }.map(\.element)
    }

    private static func between(
        _ old: ClientContent, _ new: ClientContent, of client: String, isWhole: Bool
    ) -> [FieldDifference] {
        var result: [FieldDifference] = []
        if !old.identity.hasBytes(of: new.identity) {
            result.append(
                FieldDifference(
                    field: .key, client: client, before: .text(old.identity), after: .text(new.identity)))
        }
        if old.order != new.order {
            result.append(
                FieldDifference(
                    field: .order, client: client, before: .text(String(old.order)), after: .text(String(new.order))))
        }
        // Title, text, dates and the rest stand in entries and views too, so that these differ says nothing then.
        if isWhole {
            let leaves = (LeafValues(old.value), LeafValues(new.value))
            result += leaves.0.paths(with: leaves.1).map { path in
                FieldDifference(
                    field: .setting, client: client, name: path, before: leaves.0[path].map(Value.text),
                    after: leaves.1[path].map(Value.text))
            }
            let files = [old.files, new.files].map { files in
                Dictionary(keepingFirst: files.map { ($0.path, $0.bytes) })
            }
            result += Set(files.flatMap(\.keys)).sorted().filter { files[0][$0] != files[1][$0] }.map { path in
                FieldDifference(
                    field: .file, client: client, name: path, before: files[0][path].map { _ in .text(path) },
                    after: files[1][path].map { _ in .text(path) })
            }
        }
        if old.assets != new.assets {
            result.append(
                FieldDifference(
                    field: .images, client: client, before: images(old.assets), after: images(new.assets)))
        }
        return result
    }

    private static func images(_ paths: [String]) -> Value? {
        paths.isEmpty ? nil : .text(paths.joined(separator: ", "))
    }
}

extension FieldDifference.Field {
    fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
