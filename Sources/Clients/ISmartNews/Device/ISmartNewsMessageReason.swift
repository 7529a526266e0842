import Campaigns

/// Why iSmartNews does not show a message or an item of its feed.
enum ISmartNewsMessageReason: String, CaseIterable, Sendable {
    // Of either.
    case beforeStart = "before-start"
    case afterEnd = "after-end"
    case firstShowInterval = "first-show-interval"
    case gate
    case waiting
    case userLeft = "user-left"
    case queueOrAddress = "queue-or-address"
    case eventNotOn = "event-not-on"
    case rejected
    // Of messages.
    case answeredBefore = "answered-before"
    case counter
    case needsNewerSystem = "needs-newer-system"
    // Of items.
    case outsideRanges = "outside-ranges"
    case rangeLimit = "range-limit"
    case afterStart = "after-start"
    case beforeEnd = "before-end"
    case paused
    case noUpgrade = "no-upgrade"
    case retiredInVersion = "retired-in-version"
    case retiredInInstall = "retired-in-install"
    case reviewed
    case otherSegment = "other-segment"
    case noApp = "no-app"
    case otherTurn = "other-turn"
    case ignored
}

/// What both devices and schedules say.
extension ISmartNewsMessageReason {
    /// No date of it matches.
    static let outside = DeviceReason(outsideRanges, "outside the given dates")

    /// An item without dates is shown until its start.
    static let pastStart = DeviceReason(afterStart, "without dates the start counts backwards, and has passed")

    /// An item without dates is shown from its end on.
    static let futureEnd = DeviceReason(
        beforeEnd, "without dates the end counts backwards, and is still to come")

    /// It is for none of the apps.
    static let forNoApp = DeviceReason(noApp, "for users of no app: showIfApps")

    /// It was shown often enough.
    static let spent = DeviceReason(rangeLimit, "shown as often as the given dates allow: shownLimit")

    /// The client passes it over.
    static let unreadableAddress = DeviceReason(queueOrAddress, "the client cannot read the address")

    /// None of its addresses comes up.
    static let noAddress = DeviceReason(queueOrAddress, "no address to show")

    /// One of a queue comes up first.
    static let queued = DeviceReason(waiting, "one message of a queue comes up at an event")

    /// So many have come up.
    static func gate(of number: UInt64) -> DeviceReason {
        DeviceReason(gate, "the gate lets no more than \(number) through")
    }
}

/// What devices say.
extension ISmartNewsMessageReason {
    /// Its time is still to come.
    static func before(_ start: Instant, _ calendar: ISmartNewsCalendar) -> DeviceReason {
        DeviceReason(beforeStart, "from \(start, written: calendar.text(start)) on")
    }

    /// Its time is over.
    static func after(_ end: Instant, _ calendar: ISmartNewsCalendar) -> DeviceReason {
        DeviceReason(afterEnd, "over since \(end, written: calendar.text(end))")
    }

    /// Too few days since the app was installed.
    static let tooEarly = DeviceReason(
        firstShowInterval, "too few days since the app was installed: firstShowInterval")

    /// It waits for another one, which is on the screen.
    static func waiting(behind title: String) -> DeviceReason {
        DeviceReason(waiting, "waiting behind \(message: title), which is on the screen")
    }

    /// Nobody was there.
    static let left = DeviceReason(userLeft, "the user left the app")

    /// What it stands in, or where it leads.
    static let keptBack = DeviceReason(queueOrAddress, "kept back by the queue or the address")

    /// The user has answered it.
    static let answered = DeviceReason(answeredBefore, "answered before")

    /// The user has answered it, or another one that 2.0.1 took for it.
    static let maybeAnswered = DeviceReason(
        answeredBefore, "answered before, or retired by the answer to another of its queue")

    /// The app was launched too few times.
    static func counter(_ counter: UInt64, at launch: UInt64) -> DeviceReason {
        DeviceReason(Self.counter, "from launch \(counter) on; this is number \(launch)")
    }

    /// The system is too old for pages.
    static let oldSystem = DeviceReason(needsNewerSystem, "iSmartNews 2.0.1 shows pages from iOS 6 on")

    /// No event that it waits for.
    static let noEvent = DeviceReason(eventNotOn, "none of the events is on")

    /// It was closed a short while ago.
    static let resting = DeviceReason(paused, "resting since the last closing: minShowInterval")

    /// It is for users whose app was upgraded.
    static let forUpgraded = DeviceReason(noUpgrade, "for those who upgraded the app")

    /// It is not shown again in the version.
    static let doneInVersion = DeviceReason(retiredInVersion, "answered for this version of the app")

    /// It is never shown again.
    static let done = DeviceReason(retiredInInstall, "answered for good")

    /// Users are asked once for a review.
    static let doneByReview = DeviceReason(reviewed, "another item led to a review in this version")

    /// It is for others.
    static let forOtherSegments = DeviceReason(otherSegment, "for other segments of users")

    /// Another item was chosen.
    static func turn(of uuid: String) -> DeviceReason {
        DeviceReason(otherTurn, "it is the turn of \(message: uuid); an event shows one item")
    }

    /// The item says so itself.
    static let ignoredHere = DeviceReason(ignored, "not meant for such a phone: ignore")

    /// The client cannot use it.
    static let unusable = DeviceReason(
        rejected, "rejected by the client: no uuid, no usable address, or wrong dates")
}

/// What schedules say, of phones that open the app at any time and as often as need be.
extension ISmartNewsMessageReason {
    /// Its time is still to come.
    static let early = DeviceReason(beforeStart, "before its start")

    /// Its time is over.
    static let late = DeviceReason(afterEnd, "after its end")

    /// So many days after its installation no app is used.
    static let neverEarly = DeviceReason(firstShowInterval, "the firstShowInterval is never reached")

    /// No app is launched so many times.
    static let neverCounted = DeviceReason(counter, "the counter is never reached")

    /// There is nothing to show in the language.
    static let untold = DeviceReason(rejected, "neither a title nor a text in this language")

    /// It waits for another event than this one.
    static let otherEvents = DeviceReason(eventNotOn, "for other events")

    /// The event itself is never on.
    static let neverOn = DeviceReason(eventNotOn, "the pattern of the event is never on")

    /// Nothing waits for the event.
    static let noSuchEvent = DeviceReason(eventNotOn, "the event shows nothing")

    /// An alert without a button, which nobody can close.
    static let stuck = DeviceReason(
        queueOrAddress, "an alert without a button never comes up, and so is never closed")

    /// One item of those that are due is shown.
    static let turn = DeviceReason(otherTurn, "one item comes up at an event")

    /// One item of those that are due is shown, and never another.
    ///
    /// - Parameters:
    ///   - isOnce: whether the event comes only once, and not because of the item in front.
    ///   - isForAll: whether the one in front is for all users.
    ///   - isShown: whether anything comes up of the one in front.
    static func noTurn(isOnce: Bool, isForAll: Bool, isShown: Bool) -> DeviceReason {
        let cause =
            !isShown
            ? "the one in front has its turn each time, although nothing comes up of it"
            : isOnce ? "this event, which occurs once, shows the one in front" : "the one in front comes each time"
        let rest = isForAll ? "" : ", to those whom it is for"
        return DeviceReason(otherTurn, "one item comes up at an event, and \(cause)\(rest)")
    }

    /// The first of several in a queue takes the app down once it is closed.
    static let queueCrash = DeviceReason(DeviceReasonWord.crash, "a queue crashes the app")

    /// A page that 4.9.6 cannot begin to show.
    static let styleCrash = DeviceReason(
        DeviceReasonWord.crash, "a page with something odd in show_loading crashes the app")

    /// 2.0.1 looks for ever for something in a pattern that is not zero.
    static let hang = DeviceReason(DeviceReasonWord.crash, "a pattern made only of zeros hangs the app")
}
