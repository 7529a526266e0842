import Campaigns
import Files

/// What YAML says, without where and how it is written.
indirect enum YAMLShape: Equatable {
    case text(String)
    case nothing
    case list([YAMLShape])
    case mapping([String: YAMLShape])

    init(_ node: YAMLNode) {
        switch node.content {
        case .scalar(let text, _): self = node.isNull ? .nothing : .text(text)
        case .sequence(let nodes): self = .list(nodes.map(YAMLShape.init))
        case .mapping(let entries):
            self = .mapping(
                Dictionary(keepingFirst: entries.map { ($0.key, YAMLShape($0.value)) }))
        }
    }

    /// The same with a text at a place.
    func setting(_ path: [String], to text: String) -> YAMLShape {
        guard let key = path.first else { return .text(text) }
        var entries: [String: YAMLShape] = [:]
        if case .mapping(let own) = self { entries = own }
        entries[key] = (entries[key] ?? .nothing).setting(Array(path.dropFirst()), to: text)
        return .mapping(entries)
    }
}
