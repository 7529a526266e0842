import Clients

/// In what a campaign's message differs between two states.
public struct MessageDifference: Equatable, Sendable {
    /// What became of it.
    public enum Kind: String, Sendable {
        /// It is new.
        case added
        /// It is no longer there.
        case removed
        /// It says something else.
        case changed
    }

    /// The campaign's id.
    public var campaign: String
    /// What became of it.
    public var kind: Kind
    /// The fields that differ, in order; for one that is new or gone those that it has.
    public var fields: [FieldDifference]
    /// The text, line by line; empty where it is the same.
    public var text: [LineDifference]

    /// The messages that differ, in order of their campaigns.
    static func between(_ pair: DiffPair, clients: [any Client]) -> [MessageDifference] {
        pair.differing.compactMap { campaign in
            let sides = (old: pair.old.content(of: campaign), new: pair.new.content(of: campaign))
            let kind: Kind = sides.old == nil ? .added : sides.new == nil ? .removed : .changed
            let fields = FieldDifference.between(sides.old, sides.new, clients: clients)
            let text = LineDifference.between(sides.old?.text ?? "", sides.new?.text ?? "")
            let difference = MessageDifference(campaign: campaign, kind: kind, fields: fields, text: text)
            return kind == .changed && fields.isEmpty && text.isEmpty ? nil : difference
        }
    }
}
