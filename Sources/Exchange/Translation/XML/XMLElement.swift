/// An element of an XML file, with what stands in it.
struct XMLElement: Sendable {
    /// The name without a prefix.
    var name: String
    /// The namespace that the name is in; empty where it is in none.
    var namespace: String
    /// The attributes by their names, those of other namespaces with their prefixes.
    var attributes: [String: String]
    /// The offset in the file, in bytes, at which it begins.
    var offset: Int
    /// The offset at which the tag that ends it begins; that of the element where it is one tag.
    var end: Int
    /// What stands in it, in order.
    var content: [Content] = []

    /// What stands in an element.
    enum Content: Sendable {
        case text(String, ItemPlace)
        case element(XMLElement)
    }

    /// The elements in it.
    var elements: [XMLElement] {
        content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The first element of a name in it that is of the same namespace.
    func first(_ name: String) -> XMLElement? {
        elements.first { $0.name == name && $0.namespace == namespace }
    }

    /// The elements of a name in it that are of the same namespace.
    func all(_ name: String) -> [XMLElement] {
        elements.filter { $0.name == name && $0.namespace == namespace }
    }

    /// All characters in it, those of the elements in it too.
    var text: String {
        content.map { content in
            switch content {
            case .text(let text, _): text
            case .element(let element): element.text
            }
        }.joined()
    }
}
