import Campaigns

extension ISmartNewsDevice {
    /// Starts a process; when the download has ended, well or not, the launch event may be posted.
    mutating func launch(
        _ settings: ISmartNewsDeviceSettings, body: FeedBody?, visit: inout ISmartNewsVisit
    ) throws(ClientCrash) {
        store.restore()
        let isFirstUpgrade = noteBuild(settings.build)
        let isFirstLaunch = store.runCounter == 0 && store.installDate == nil
        store.installDate = store.installDate ?? settings.installDate ?? visit.now
        store.runCounter &+= 1
        if isFirstLaunch || visit.step.fields["runCounter"] != nil {
            store.runCounter = settings.runCounter ?? store.runCounter
        }
        process = ISmartNewsProcess(settings)
        store.forgetRanges(shownAt: visit.now, calendar: settings.calendar)
        forgetRanges(at: visit.now)
        if let body { try download(body, at: visit.now) }
        guard settings.postsLaunchEvent else { return }
        let name =
            isFirstUpgrade
            ? ISmartNewsEventName.didFinishLaunchingAfterUpgrade : ISmartNewsEventName.didFinishLaunching
        try post([name], isDeferring: true, visit: &visit)
    }

    /// Takes a message off the screen without an answer and drops what was to follow.
    mutating func background(_ body: FeedBody?, at now: Instant) throws(ClientCrash) {
        if let body { try download(body, at: now) }
        process?.isActive = false
        leave()
        process?.waiting.leave()
    }

    /// Comes back, which is an event.
    mutating func foreground(_ body: FeedBody?, visit: inout ISmartNewsVisit) throws(ClientCrash) {
        guard process != nil else { return }
        forgetRanges(at: visit.now)
        process?.isActive = true
        store.runCounter &+= 1
        if let body { try download(body, at: visit.now) }
        process?.isDownloading = visit.step.isDownloading
        try post([ISmartNewsEventName.activate], isDeferring: true, visit: &visit)
    }

    /// Keeps a body as the feed, whatever it is, and takes over the items and events in it.
    mutating func download(_ body: FeedBody, at now: Instant) throws(ClientCrash) {
        guard process != nil else { return }
        let feed = ISmartNewsReading.of(body)
        process?.isDownloading = false
        process?.feed = feed
        _ = try read(feed, at: now)
        forgetRanges(at: now)
    }

    /// Ends the current event as leaving the app does.
    mutating func leave() {
        process?.hasResigned = true
        process?.isBusy = false
        process?.isOnScreen = false
        process?.queueTimeouts = [:]
    }

    /// Starts the counts of ranges again that the moment is outside of.
    mutating func forgetRanges(at now: Instant) {
        guard let calendar = process?.settings.calendar else { return }
        store.forgetRanges(outside: calendar.moments(at: now))
    }

    /// Whether the build is another than at the last launch, for the first time in the life of the install.
    private mutating func noteBuild(_ build: String) -> Bool {
        defer { store.lastBuild = build }
        guard !store.wasUpgraded, let last = store.lastBuild, last != build else { return false }
        store.wasUpgraded = true
        return true
    }
}
