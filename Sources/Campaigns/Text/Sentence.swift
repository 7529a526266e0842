/// A sentence for people, without a full stop, that may name messages, moments and commands.
///
/// Who puts it together knows messages by what devices remember them by, and gives each moment its usual form, that of
/// terminals or of the device. Who tells it may put titles and another form of times in their place: `"waiting behind
/// \(message: key)"`, `"ended \(end, by: clock)"`. A command is told as it has to be typed where the reader is:
/// `"see \(command: "check", "--locale", locale)"`.
public struct Sentence: Hashable, Sendable, CustomStringConvertible {
    /// A piece of a sentence.
    public enum Part: Hashable, Sendable {
        /// Words that are written as they are.
        case words(String)
        /// A message, by what devices remember it by.
        case message(String)
        /// A moment, and its usual form.
        case moment(Instant, written: String)
        /// A command of this program.
        case command(TypedCommand)
    }

    /// Most sentences are words alone, for which a list of parts would take more memory than all else about them.
    private enum Content: Hashable, Sendable {
        case words(String)
        /// Not words alone; no two of words stand side by side.
        case parts([Part])
    }

    private var content: Content

    /// A sentence that names nothing.
    public init(_ words: String) {
        content = .words(words)
    }

    /// A sentence of pieces, in this order.
    public init(_ pieces: some Sequence<Part>) {
        var parts: [Part] = []
        for piece in pieces where piece != .words("") {
            if case .words(let words) = piece, case .words(let before)? = parts.last {
                parts[parts.count - 1] = .words(before + words)
            } else {
                parts.append(piece)
            }
        }
        content =
            switch parts.first {
            case nil: .words("")
            case .words(let words)? where parts.count == 1: .words(words)
            default: .parts(parts)
            }
    }

    /// The pieces in order; no two of words stand side by side.
    public var parts: [Part] {
        switch content {
        case .words(let words): words.isEmpty ? [] : [.words(words)]
        case .parts(let parts): parts
        }
    }

    /// Whether it says nothing.
    public var isEmpty: Bool { content == .words("") }

    /// The sentence as it was put together.
    public var text: String { text(in: nil) }

    /// The same as ``text``.
    public var description: String { text }

    /// The sentence with its commands as they are typed outside of the workspace.
    ///
    /// - Parameter workspace: the workspace's folder, as it was named with `--workspace`; nil where it is the folder in
    ///   which somebody types.
    public func text(in workspace: String?) -> String {
        text(moment: { $1 }, command: { $0.text(in: workspace) })
    }

    /// The messages that it names, by what devices remember them by.
    public var messages: [String] {
        parts.compactMap { part in
            if case .message(let name) = part { name } else { nil }
        }
    }

    /// The sentence in other words.
    ///
    /// - Parameters:
    ///   - message: what a message is called.
    ///   - moment: how a moment is written, by itself and by its usual form.
    ///   - command: how a command is written.
    public func text(
        message: (String) -> String = { $0 }, moment: (Instant, _ written: String) -> String,
        command: (TypedCommand) -> String = { $0.text() }
    ) -> String {
        switch content {
        case .words(let words): words
        case .parts(let parts):
            parts.map { part in
                switch part {
                case .words(let words): words
                case .message(let name): message(name)
                case .moment(let instant, let written): moment(instant, written)
                case .command(let typed): command(typed)
                }
            }.joined()
        }
    }
}

extension Sentence: ExpressibleByStringInterpolation {
    /// A sentence that names nothing.
    public init(stringLiteral words: String) {
        self.init(words)
    }

    /// A sentence with what is put into it.
    public init(stringInterpolation: StringInterpolation) {
        self.init(stringInterpolation.parts)
    }

    /// Takes up a sentence piece by piece.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [Part] = []

        /// Room for a sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {
            parts.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ words: String) {
            parts.append(.words(words))
        }

        /// Adds words that are written as they are.
        public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
            parts.append(.words(words.description))
        }

        /// Adds another sentence.
        public mutating func appendInterpolation(_ other: Sentence) {
            parts += other.parts
        }

        /// Adds a message, by what devices remember it by.
        public mutating func appendInterpolation(message name: String) {
            parts.append(.message(name))
        }

        /// Adds a moment, and its usual form.
        public mutating func appendInterpolation(_ moment: Instant, written: String) {
            parts.append(.moment(moment, written: written))
        }

        /// Adds a command.
        public mutating func appendInterpolation(command: TypedCommand) {
            parts.append(.command(command))
        }

        /// Adds a command, by its verb and what stands behind that.
        public mutating func appendInterpolation(command verb: String, _ arguments: String...) {
            parts.append(.command(TypedCommand(verb, arguments)))
        }

        /// Adds a moment, which terminals have as ``ZoneClock/description(of:)`` writes it.
        public mutating func appendInterpolation(_ moment: Instant, by clock: ZoneClock) {
            parts.append(.moment(moment, written: clock.description(of: moment)))
        }
    }
}

extension Sequence<Sentence> {
    /// The sentences one behind the other.
    public func joined(separator: String) -> Sentence {
        Sentence(map(\.parts).joined(separator: [.words(separator)]))
    }
}
