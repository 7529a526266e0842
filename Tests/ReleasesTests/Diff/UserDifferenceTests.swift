import Campaigns
import Testing

@testable import Releases

@Suite struct UserDifferenceTests {
    @Test func nothingChangesBetweenTwoStatesThatAreTheSame() throws {
        let state = [try DiffTrial.inotify("a", from: 1), try DiffTrial.inotify("b", until: 9)]
        #expect(try DiffTrial().difference(state, state).isEmpty)
    }

    @Test func nothingChangesWhereAClientCannotTellMessagesApart() throws {
        let trial = try DiffTrial(["notable"])
        var state = try ["a", "b"].map { try DiffTrial.notable($0, conditions: ["SHOWN": 3]) }
        state[1].clients[0].identity = "a"
        #expect(trial.difference([], state).unclear == ["notable"])
        #expect(trial.difference(state, state).isEmpty)
    }

    @Test func aTextInAnotherFormOfALetterIsTold() throws {
        let difference = try DiffTrial().difference(
            [try DiffTrial.inotify("a", text: "Caf\u{E9}")], [try DiffTrial.inotify("a", text: "Cafe\u{301}")])
        #expect(difference.messages.map(\.text).map { $0.map(\.kind) } == [[.removed, .added]])
        #expect(difference.known.map(\.campaign) == ["a"])
    }

    @Test func keysThatOnlyLookAlikeBelongToTwoMessages() throws {
        var messages = [try DiffTrial.inotify("a"), try DiffTrial.inotify("b")]
        messages[0].clients[0].identity = "\u{E9}"
        messages[1].clients[0].identity = "e\u{301}"
        #expect(Set(try DiffTrial().difference([], messages).showings.map(\.campaign)) == ["a", "b"])
        var renamed = messages[0]
        renamed.clients[0].identity = "e\u{301}"
        #expect(try DiffTrial().difference([messages[0]], [renamed]).messages.flatMap(\.fields).map(\.field) == [.key])
    }

    @Test func aNewMessageIsNewlyShownToTheVersionsItIsMeantFor() throws {
        let difference = try DiffTrial().difference([], [try DiffTrial.inotify("a", from: 1, until: 5, min: "1.1")])
        #expect(
            difference.showings == [
                ShowingChange(
                    clients: ["inotify"], campaign: "a", versions: "1.1 to 2.0", before: [],
                    after: [Showing(from: DiffTrial.day(1), until: DiffTrial.day(5), occasions: "")], conditions: [])
            ])
        #expect(difference.showings.map(\.kind) == [.newly])
        #expect(difference.known.isEmpty)
    }

    @Test func whoIsLeftOutNowIsNotShownItAnyMore() throws {
        let difference = try DiffTrial().difference(
            [try DiffTrial.inotify("a")], [try DiffTrial.inotify("a", max: "1.1")])
        #expect(difference.showings.map(\.kind) == [.noLonger])
        #expect(difference.showings.map(\.versions) == ["2.0"])
        #expect(difference.showings.map(\.before) == [[Showing(from: nil, until: nil, occasions: "")]])
        #expect(difference.known.map(\.isGone) == [false])
    }

    @Test func versionsThatAreNotNeighboursAreToldTogether() throws {
        let difference = try DiffTrial().difference(
            [try DiffTrial.inotify("a", min: "1.1", max: "1.1")], [try DiffTrial.inotify("a")])
        #expect(difference.showings.map(\.versions) == ["1.0 and 2.0"])
    }

    @Test func aMessageThatMovesIsShownAtOtherTimes() throws {
        let difference = try DiffTrial().difference(
            [try DiffTrial.inotify("a", from: 1, until: 5)], [try DiffTrial.inotify("a", from: 3, until: 5)])
        #expect(difference.showings.map(\.kind) == [.otherTimes])
        #expect(difference.showings.map(\.versions) == [""])
        #expect(difference.showings.map(\.after.first?.from) == [DiffTrial.day(3)])
        #expect(difference.messages.map(\.fields).map { $0.map(\.field) } == [[.start]])
        #expect(difference.known.isEmpty, "nobody can have seen what has not begun")
    }

    @Test func aMessageThatLeavesTellsWhatHappensOnPhonesThatHaveIt() throws {
        let difference = try DiffTrial().difference([try DiffTrial.inotify("a")], [])
        #expect(difference.showings.map(\.kind) == [.noLonger])
        #expect(difference.known.map(\.campaign) == ["a"])
        #expect(difference.known.map(\.isGone) == [true])
        #expect(difference.messages.map(\.kind) == [.removed])
    }

    @Test func aMessageThatWaitsBehindANewOneTurnsUpFromThenOn() throws {
        let old = try DiffTrial.inotify("a")
        let difference = try DiffTrial().difference([old], [old, try DiffTrial.inotify("b", from: 2, until: 4)])
        #expect(difference.showings.map(\.campaign) == ["b"])
        #expect(
            difference.orders == [
                OrderChange(
                    clients: ["inotify"], campaigns: ["a"], versions: "", from: DiffTrial.day(2),
                    until: DiffTrial.day(4), after: ["b"], noLongerAfter: [], tied: [], noLongerTied: [])
            ])
    }

    @Test func whatNoLongerWaitsTurnsUpToo() throws {
        let old = try DiffTrial.inotify("a")
        let difference = try DiffTrial().difference([old, try DiffTrial.inotify("b", until: 4)], [old])
        #expect(difference.orders.map(\.campaigns) == [["a"]])
        #expect(difference.orders.map(\.noLongerAfter) == [["b"]])
        #expect(difference.orders.map(\.until) == [DiffTrial.day(4)])
    }

    @Test func whatWaitsBehindTheSameMessageIsToldInOneLine() throws {
        let old = [try DiffTrial.inotify("a"), try DiffTrial.inotify("b")]
        let difference = try DiffTrial().difference(old, old + [try DiffTrial.inotify("c")])
        #expect(difference.orders.map { Set($0.campaigns) } == [["a", "b"]])
        #expect(difference.orders.map(\.after) == [["c"]])
    }

    @Test func whatLeavesIsNamedOnceAndNothingElseIsSaidToComeFirstNow() throws {
        let rest = [try DiffTrial.inotify("a"), try DiffTrial.inotify("b")]
        let difference = try DiffTrial().difference(rest + [try DiffTrial.inotify("c")], rest)
        #expect(difference.orders.map { Set($0.campaigns) } == [["a", "b"]])
        #expect(difference.orders.map(\.noLongerAfter) == [["c"]])
        #expect(difference.orders.map(\.after) == [[]])
    }

    @Test func aMessageWaitsOnlyWhileWhatComesFirstIsInTheFeed() throws {
        let old = try DiffTrial.inotify("a")
        let difference = try DiffTrial().difference(
            [old],
            [old, try DiffTrial.inotify("b", from: 2, until: 4), try DiffTrial.inotify("c", from: 3, until: 6)])
        #expect(difference.orders.map(\.after) == [["b"], ["b", "c"], ["c"]])
        #expect(difference.orders.map(\.from) == [2, 3, 4].map(DiffTrial.day))
        #expect(difference.orders.map(\.until) == [3, 4, 6].map(DiffTrial.day))
    }

    @Test func aConditionOnTheSystemIsAnotherOccasion() throws {
        let difference = try DiffTrial(["notable"]).difference(
            [try DiffTrial.notable("a", conditions: ["neverDisplayed": true])],
            [try DiffTrial.notable("a", conditions: ["neverDisplayed": true, "iOSVersionLessThan": "17.0"])])
        #expect(difference.showings.map(\.kind) == [.otherOccasions])
        #expect(difference.showings.map(\.before.first?.occasions) == [""])
        #expect(difference.showings.map(\.after.first?.occasions) == ["system below 17.0"])
        let settings = difference.messages.flatMap(\.fields)
        #expect(settings.map(\.name) == ["conditions.all.iOSVersionLessThan"])
        #expect(settings.map(\.after) == [.text("17.0")])
    }

    @Test func messagesWithoutADefinedOrderAreTied() throws {
        let old = try DiffTrial.notable("a", conditions: ["neverDisplayed": true])
        let difference = try DiffTrial(["notable"]).difference(
            [old], [old, try DiffTrial.notable("b", conditions: ["neverDisplayed": true])])
        #expect(difference.orders.map(\.tied) == [["b"]])
        #expect(difference.showings.map(\.conditions).map { $0.map(\.tied) } == [[["a"]]])
    }

    @Test func clientsThatAreAlikeAreToldTogether() throws {
        var both = try DiffTrial.inotify("a", from: 1)
        both.clients += try DiffTrial.notable("a", conditions: ["neverDisplayed": true], from: 1).clients
        let difference = try DiffTrial(["inotify", "notable"]).difference([], [both])
        #expect(difference.showings.map(\.clients) == [["inotify", "notable"]])
    }

    @Test func whatReachesNobodyIsSaid() throws {
        let difference = try DiffTrial().difference(
            [],
            [
                try DiffTrial.inotify("dead", min: "3.0", max: "2.5"), try DiffTrial.inotify("ended", until: -1),
                try DiffTrial.inotify("later", from: 91),
            ])
        #expect(difference.showings.isEmpty)
        let reasons = Dictionary(uniqueKeysWithValues: difference.unseen.map { ($0.campaign, $0.reason) })
        #expect(reasons["ended"] == .ended(DiffTrial.day(-1)))
        #expect(reasons["later"] == .later(DiffTrial.day(91)))
        guard case .nobody? = reasons["dead"] else {
            Issue.record("dead: \(String(describing: reasons["dead"]))")
            return
        }
    }

    @Test func otherPlacesAmongTheMessagesAreDifferences() throws {
        let others = [try DiffTrial.inotify("a"), try DiffTrial.inotify("b", order: 2)]
        let difference = try DiffTrial().difference(others, [others[0], try DiffTrial.inotify("b", order: -1)])
        #expect(difference.messages.flatMap(\.fields).map(\.field) == [.order])
        #expect(difference.messages.flatMap(\.fields).map(\.after) == [.text("-1")])
    }
}
