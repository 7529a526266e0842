import Files

/// The way to a value inside a feed: names of dictionaries and places in arrays.
public struct FeedPath: Hashable, Sendable {
    /// One step into a dictionary or an array.
    public enum Step: Hashable, Sendable {
        /// The value under a name.
        case key(String)
        /// The value at a place, from 0.
        case index(Int)
    }

    /// The steps from the root.
    public var steps: [Step]

    /// A way; without steps the root itself.
    public init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// The way on to the value under a name.
    public func key(_ key: String) -> FeedPath { FeedPath(steps + [.key(key)]) }

    /// The way on to the value at a place.
    public func index(_ index: Int) -> FeedPath { FeedPath(steps + [.index(index)]) }
}

extension FeedPath: CustomStringConvertible {
    /// The way for a person: `[2].meta.urls`, `“2026/11/20”.Title`; `the root` where there are no steps.
    public var description: String {
        guard !steps.isEmpty else { return "the root" }
        return steps.enumerated().map { place, step in
            switch step {
            case .index(let index): "[\(index)]"
            case .key(let key): (place == 0 ? "" : ".") + (Self.isPlain(key) ? key : "“\(key)”")
            }
        }.joined()
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.allSatisfy { $0.isLetterOrDigit || $0 == 0x5F }
    }
}
