import TestSupport
import Testing

@testable import Clients

/// Places that are taken; the plain twin is a list of them.
@Suite struct OrderedPresenceTests {
    @Test(arguments: [1, 63, 64, 65, 300])
    func theFirstPlaceThatIsTakenIsFound(count: Int) {
        var random = SteppedGenerator(seed: UInt64(count))
        var presence = OrderedPresence(count: count)
        var plain = [Bool](repeating: false, count: count)
        #expect(presence.first == nil)
        for _ in 0..<500 {
            let place = random.below(count)
            let isTaken = random.happens(1, in: 3)
            presence[place] = isTaken
            plain[place] = isTaken
            #expect(presence.first == plain.firstIndex(of: true))
            #expect(presence[place] == isTaken)
        }
    }
}
