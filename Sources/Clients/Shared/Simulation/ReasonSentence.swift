import Campaigns

/// A sentence for people, without a full stop, that may name messages and moments.
///
/// Devices know messages by what they remember them by, and have their own ways of writing times; who tells the sentence
/// may put titles and the times of another clock there: `"waiting behind \(message: key)"`.
public struct ReasonSentence: Hashable, Sendable {
    /// A piece of a sentence.
    public enum Part: Hashable, Sendable {
        /// Words that are told as they are.
        case words(String)
        /// A message, by what devices remember it by.
        case message(String)
        /// A moment, and how the device writes it.
        case moment(Instant, written: String)
    }

    /// The pieces in order; no two of words stand side by side.
    public private(set) var parts: [Part] = []

    /// A sentence that names nothing.
    public init(_ words: String) {
        add(words)
    }

    /// The sentence in the device's own words.
    public var text: String { text(message: { $0 }, moment: { _, written in written }) }

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
    ///   - moment: how a moment is written that the device writes so.
    public func text(message: (String) -> String, moment: (Instant, _ written: String) -> String) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .message(let name): message(name)
            case .moment(let instant, let written): moment(instant, written)
            }
        }.joined()
    }

    private mutating func add(_ words: String) {
        if words.isEmpty { return }
        if case .words(let before) = parts.last {
            parts[parts.count - 1] = .words(before + words)
        } else {
            parts.append(.words(words))
        }
    }
}

extension ReasonSentence: ExpressibleByStringInterpolation {
    /// A sentence that names nothing.
    public init(stringLiteral words: String) {
        self.init(words)
    }

    /// A sentence with what is put into it.
    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.sentence
    }

    /// Takes up a sentence piece by piece.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sentence = ReasonSentence("")

        /// Room for a sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {
            sentence.parts.reserveCapacity(2 * interpolationCount + 1)
        }

        /// Adds words.
        public mutating func appendLiteral(_ words: String) {
            sentence.add(words)
        }

        /// Adds words that are told as they are.
        public mutating func appendInterpolation(_ words: some CustomStringConvertible) {
            sentence.add(words.description)
        }

        /// Adds a message, by what devices remember it by.
        public mutating func appendInterpolation(message name: String) {
            sentence.parts.append(.message(name))
        }

        /// Adds a moment, and how the device writes it.
        public mutating func appendInterpolation(_ moment: Instant, written: String) {
            sentence.parts.append(.moment(moment, written: written))
        }
    }
}
