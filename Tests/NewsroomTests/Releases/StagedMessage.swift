import Releases
import Testing

/// The message of one campaign in French, to be brought into a state.
struct StagedMessage: Sendable, CustomTestStringConvertible {
    /// The state of what was released.
    var released: MessageState.Released?
    /// The state of the working text.
    var working: MessageState.Working?

    /// When the moves are tried.
    static let now = "2026-11-20T12:00:00Z"

    /// Every state that there can be.
    static var all: [StagedMessage] {
        let working = MessageState.Working.allCases
        let unreleased = working.filter { $0 != .removed }.map { StagedMessage(released: nil, working: $0) }
        return unreleased
            + MessageState.Released.allCases.flatMap { released -> [StagedMessage] in
                let canBeRemoved = released == .live || released == .scheduled
                let changed = working.filter { $0 != .removed || canBeRemoved }
                return [StagedMessage(released: released, working: nil)]
                    + changed.map { StagedMessage(released: released, working: $0) }
            }
    }

    var parts: MessageState { MessageState(working: working, released: released) }
    var state: String { parts.description }
    var testDescription: String { state }

    /// The title that is out once the working text is; nil where nothing is.
    var content: String? {
        switch working {
        case nil: released == .withdrawn ? nil : "Ancien"
        case .removed: nil
        case .missing: "New"
        default: "Nouveau"
        }
    }

    /// A workspace in which the message is in that state.
    func workspace() throws -> TestWorkspace {
        let workspace = try TestWorkspace()
        if let released {
            let window =
                switch released {
                case .ended: "start: 2026-11-01T09:00\nend: 2026-11-10T09:00"
                case .scheduled: "start: 2026-12-01T09:00"
                case .live, .withdrawn: "start: 2026-11-01T09:00"
                }
            try write("Old", "Ancien", key: "old", window, in: workspace)
            try workspace.approve(at: "2026-11-05T12:00:00Z")
            try workspace.release("fr", at: "2026-11-05T12:00:00Z")
            if released == .withdrawn { try workspace.withdraw("a", in: "fr", at: "2026-11-06T12:00:00Z") }
            // What has ended by its files as well waits for nobody.
            if working != nil { try change(window.replacing("2026-11-10", with: "2026-11-30"), in: workspace) }
        } else {
            try change("start: 2026-11-01T09:00", in: workspace)
        }
        return workspace
    }

    private func change(_ window: String, in workspace: TestWorkspace) throws {
        let key = released == .withdrawn ? "new" : "old"
        switch working {
        case nil: break
        case .draft: try write("New", "Nouveau", key: key, window + "\ndraft: true", in: workspace)
        case .missing:
            try write("New", nil, key: key, window, in: workspace)
        case .stale:
            try write("New", "Nouveau", key: key, window, source: "0123456789abcdef", in: workspace)
        case .waiting: try write("New", "Nouveau", key: key, window, in: workspace)
        case .approved:
            try write("New", "Nouveau", key: key, window, in: workspace)
            try workspace.approve(["a"], in: ["fr"], at: "2026-11-07T12:00:00Z")
        case .removed:
            try workspace.remove("campaigns/a.md")
            try workspace.remove("campaigns/a.fr.md")
        }
    }

    private func write(
        _ title: String, _ translation: String?, key: String, _ lines: String, source: String? = nil,
        in workspace: TestWorkspace
    ) throws {
        try workspace.write(
            "---\ntitle: \(title)\n\(lines)\ninotify: {key: \(key)}\n---\nText\n", to: "campaigns/a.md")
        guard let translation else {
            try? workspace.remove("campaigns/a.fr.md")
            return
        }
        let made = source.map { "source: \($0)\n" } ?? ""
        try workspace.write("---\ntitle: \(translation)\n\(made)---\nTexte\n", to: "campaigns/a.fr.md")
    }
}
