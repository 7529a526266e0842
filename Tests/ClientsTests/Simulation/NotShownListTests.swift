import Campaigns
import TestSupport
import Testing

@testable import Clients

@Suite struct NotShownListTests {
    private func message(_ id: Int, _ sentence: Int, behind: [String] = []) -> NotShown {
        NotShown("m\(id)", DeviceReason(id: "r\(sentence % 3)", "sentence \(sentence)"), behind: behind)
    }

    private func messages(_ generator: inout SteppedGenerator) -> [NotShown] {
        (0..<12).map { _ in
            message(
                Int.random(in: 0..<8, using: &generator), Int.random(in: 0..<4, using: &generator),
                behind: Bool.random(using: &generator) ? ["m1"] : [])
        }
    }

    /// The groups as they are found without numbers.
    private func groups(_ messages: [NotShown], mostNames: Int) -> [NotShownList.Group] {
        var groups: [NotShownList.Group] = []
        for message in messages {
            if let place = groups.firstIndex(where: { $0.sentence == message.reason.sentence }) {
                if groups[place].ids.count < mostNames {
                    groups[place].ids.append(message.id)
                } else {
                    groups[place].more += 1
                }
            } else {
                groups.append(.init(ids: [message.id], more: 0, sentence: message.reason.sentence))
            }
        }
        return groups
    }

    @Test(arguments: 1...20)
    func messagesAreGroupedBySentence(_ seed: UInt64) {
        var generator = SteppedGenerator(seed: seed)
        let messages = messages(&generator)
        let list = NotShownList(messages)
        #expect(Array(list) == messages)
        #expect(list.groups(mostNames: 2) == groups(messages, mostNames: 2))
    }

    /// Lists of one table are compared by number, others by what they say.
    @Test(arguments: 1...20)
    func whatWasToldBeforeIsLeftOut(_ seed: UInt64) {
        var generator = SteppedGenerator(seed: seed)
        let (before, now) = (messages(&generator), messages(&generator))
        let expected = now.filter { !Set(before).contains($0) }
        let ids = (before + now).map(\.id)
        let table = NotShownTable(ids)
        func list(_ messages: [NotShown], from first: Int) -> NotShownList {
            var list = NotShownList(table)
            for (place, message) in messages.enumerated() {
                list.add(Int32(first + place), table.code(message.reason, behind: message.behind))
            }
            return list
        }
        #expect(Array(list(now, from: 12).without(list(before, from: 0))) == expected)
        #expect(Array(NotShownList(now).without(NotShownList(before))) == expected)
        #expect(list(now, from: 12).without(list(now, from: 12)).isEmpty)
    }

    @Test func aMessageIsNotAmongThoseItWaitsWith() {
        let table = NotShownTable(["a", "b"])
        var list = NotShownList(table)
        let code = table.code(DeviceReason(id: "tied", "a or b"), behind: ["a", "b"], isWithoutItself: true)
        list.add(1, code)
        #expect(Array(list) == [NotShown("b", DeviceReason(id: "tied", "a or b"), behind: ["a"])])
        #expect(list == [NotShown("b", DeviceReason(id: "tied", "a or b"), behind: ["a"])])
    }

    /// iSmartNews writes no seconds.
    @Test func momentsThatAreWrittenAlikeAreTwoReasons() {
        let messages = ([5, 40] as [Int64]).map { second in
            NotShown("m\(second)", DeviceReason(id: "early", "from \(Instant(seconds: second), written: "10:00") on"))
        }
        #expect(NotShownList(messages).groups(mostNames: 5).map(\.ids) == [["m5"], ["m40"]])
    }
}
