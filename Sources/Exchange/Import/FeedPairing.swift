import Clients
import Files

/// Pairs what a file holds with the announcements of the files before it, so that devices are shown both in their order.
///
/// What has the same key, or else the same words, is the same. Between those pairs, what has no key is the same where it
/// is alike in what does not depend on the language, each with the one at its place among its like, as long as both sides
/// have as many of these: what is closely alike first, then what is less so.
struct FeedPairing {
    /// Something that two entries may have in common.
    enum Mark: Hashable {
        /// A key, and how many entries before it have the same.
        case key(ExactText, Int)
        /// A place in a file.
        case place(FeedPath, in: String)
        /// What devices remember, and how many entries before it have the same.
        case words(PropertyValue, Int)
        /// What does not depend on the language, and how closely that is looked at: 0 is closest.
        case kinship(PropertyValue, Int)
    }

    /// The marks of an announcement, as numbers.
    struct Marks {
        /// That of its key, or of its place where that is known to be the same.
        var keys: [Int] = []
        /// Those of its words, in each language.
        var words: [Int] = []
        /// Those of what does not depend on its language, the closest first.
        var kinship: [Int] = []
    }

    /// What two announcements are compared by.
    private enum Level: Equatable {
        case keys, words
        case kinship(Int)
    }

    private struct Pair {
        var known: Int
        var new: Int
    }

    /// A part of both sides in which nothing is paired yet.
    private struct Gap {
        var known: Range<Int>
        var new: Range<Int>
        var level: Level
    }

    private let known: [Marks]
    private let new: [Marks]
    /// With which of the known ones each of the new ones is the same; nil where it is the same as none.
    private(set) var partners: [Int?]
    /// Those that are alike more closely than another look at the same part would be, and cross others: what is like one of them
    /// in less is not the same.
    private var crossed = (known: Set<Int>(), new: Set<Int>())

    /// Pairs the new ones with the known ones.
    ///
    /// - Parameter keepsOrder: whether two pairs must not stand in one order here and in another there.
    init(of new: [Marks], with known: [Marks], keepsOrder: Bool) {
        self.known = known
        self.new = new
        partners = Array(repeating: nil, count: new.count)
        let keyed = equal(Gap(known: known.indices, new: new.indices, level: .keys))
        // Pairs cross only where no device goes by the order.
        if !keepsOrder { for pair in keyed { partners[pair.new] = pair.known } }
        var open = [Gap(known: known.indices, new: new.indices, level: .keys)]
        while let gap = open.popLast() {
            guard !gap.known.isEmpty, !gap.new.isEmpty else { continue }
            let pairs = pairs(in: gap)
            let level =
                pairs.isEmpty || gap.level == .keys || gap.level == .words ? next(after: gap.level) : .kinship(0)
            guard let level else { continue }
            var (first, firstNew) = (gap.known.lowerBound, gap.new.lowerBound)
            for pair in pairs {
                partners[pair.new] = pair.known
                open.append(Gap(known: first..<pair.known, new: firstNew..<pair.new, level: level))
                (first, firstNew) = (pair.known + 1, pair.new + 1)
            }
            open.append(Gap(known: first..<gap.known.upperBound, new: firstNew..<gap.new.upperBound, level: level))
        }
    }

    private func next(after level: Level) -> Level? {
        switch level {
        case .keys: .words
        case .words: .kinship(0)
        case .kinship(let place):
            place + 1 < (new.map(\.kinship.count).max() ?? 0) ? .kinship(place + 1) : nil
        }
    }

    private mutating func pairs(in gap: Gap) -> [Pair] {
        guard case .kinship(let place) = gap.level else { return Self.ascending(equal(gap)) }
        let alike = alike(gap, place)
        let pairs = Self.uncrossed(alike)
        if pairs.count < alike.count, place == 0 {
            let kept = Set(pairs.map(\.new))
            for pair in alike where !kept.contains(pair.new) {
                crossed.known.insert(pair.known)
                crossed.new.insert(pair.new)
            }
        }
        return pairs
    }

    /// Those that have a key or words in common, in the order of the new ones.
    private func equal(_ gap: Gap) -> [Pair] {
        func marks(_ marks: Marks) -> [Int] { gap.level == .keys ? marks.keys : marks.words }
        var places: [Int: Int] = [:]
        for index in gap.known {
            for mark in marks(known[index]) where places[mark] == nil { places[mark] = index }
        }
        var taken: Set<Int> = []
        return gap.new.compactMap { index in
            let place = marks(new[index]).lazy.compactMap { places[$0] }.first { !taken.contains($0) }
            guard let place else { return nil }
            taken.insert(place)
            return Pair(known: place, new: index)
        }
    }

    /// Those that are alike, where both sides have as many of them, in the order of the new ones.
    private func alike(_ gap: Gap, _ place: Int) -> [Pair] {
        func groups(_ marks: [Marks], _ range: Range<Int>, without crossed: Set<Int>) -> [Int: [Int]] {
            let marked = range.filter { place < marks[$0].kinship.count && !crossed.contains($0) }
            return Dictionary(grouping: marked) { marks[$0].kinship[place] }
        }
        let groups = (
            known: groups(known, gap.known, without: crossed.known), new: groups(new, gap.new, without: crossed.new)
        )
        return groups.new.flatMap { mark, own -> [Pair] in
            guard let others = groups.known[mark], others.count == own.count else { return [] }
            return zip(others, own).map { Pair(known: $0, new: $1) }
        }.sorted { $0.new < $1.new }
    }

    /// The pairs without those that stand in another order than some other pair.
    private static func uncrossed(_ pairs: [Pair]) -> [Pair] {
        var least = Int.max
        var isBeforeAll = Array(repeating: false, count: pairs.count)
        for index in pairs.indices.reversed() {
            isBeforeAll[index] = pairs[index].known < least
            least = min(least, pairs[index].known)
        }
        var most = Int.min
        return zip(pairs, isBeforeAll).compactMap { pair, isBeforeAll in
            defer { most = max(most, pair.known) }
            return isBeforeAll && most < pair.known ? pair : nil
        }
    }

    /// As many of the pairs as stand in one order.
    private static func ascending(_ pairs: [Pair]) -> [Pair] {
        /// The places of the pairs that end the runs of each length, and what stands before each pair in its run.
        var ends: [Int] = []
        var previous: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].known < pair.known { low = middle + 1 } else { high = middle }
            }
            previous.append(low == 0 ? nil : ends[low - 1])
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var run: [Pair] = []
        var place = ends.last
        while let index = place {
            run.append(pairs[index])
            place = previous[index]
        }
        return run.reversed()
    }
}
