import ArgumentParser
import Campaigns
import Delivery
import Files
import Foundation
import Newsroom

/// `newsadmin serve`.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves the dashboard and the feeds on this machine; pages reload as you save.",
        discussion: """
            Nothing is written to public/. Feeds are served as a web server should serve them, so that you can point a \
            debug build of the app at them; the page ~serve/ lists their addresses, with QR codes. A bar on each page \
            sets the moment that feeds are served for. Only this machine is answered, unless --host names another \
            address of it. Ctrl-C stops it.

            Examples:
              newsadmin serve
              newsadmin serve --now 2026-12-01T00:00Z --drafts
              newsadmin serve --host 0.0.0.0 --port 8080 # for phones nearby
            """)

    @Option(
        help: ArgumentHelp(
            "The address of this machine to listen on, as a number; 0.0.0.0 for all of its addresses.",
            valueName: "address"))
    var host = "127.0.0.1"

    @Option(help: ArgumentHelp("The port; 0 for any that is free.", valueName: "number"))
    var port: UInt16 = 0

    @Flag(help: "Serve drafts too, as if they were finished.")
    var drafts = false

    @Flag(help: "Print the addresses as JSON.")
    var json = false

    @Flag(help: "Print a line for each request.")
    var verbose = false

    @OptionGroup var options: WorkspaceOptions

    func validate() throws {
        guard ServeAddress(host: host, port: port) != nil else {
            throw ValidationError(
                "--host \(TerminalText.shown(host)) is no IP address, such as 192.168.1.20 or 0.0.0.0")
        }
    }

    func run() throws {
        Console.progress.end()
        guard let address = ServeAddress(host: host, port: port) else { return }
        if options.now == nil { _ = try options.clock() }
        let plan = ServePlan(
            folder: options.folder, moment: options.now == nil ? .clock : .fixed(try options.moment()),
            showsDrafts: drafts, address: address, publicHost: OwnAddresses.all().first, token: Self.token(),
            clock: { Instant(clock: Date()) })
        // A browser that goes while it is written to is no reason to end.
        signal(SIGPIPE, SIG_IGN)
        let serving = Serving(plan)
        let notices = notices()
        let result = Waited<Result<Void, Serving.Failure>>()
        let task = Task.detached {
            do throws(Serving.Failure) {
                try await serving.run(notices)
                result.end(.success(()))
            } catch {
                result.end(.failure(error))
            }
        }
        let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { task.cancel() }
            source.resume()
            return source
        }
        let outcome = result.value()
        for source in signals { source.cancel() }
        RunningPrograms.endAll()
        switch outcome {
        case .success: return
        case .failure(.workspace(let failure)): throw Failures.report(failure, isColoured: options.isColoured)
        case .failure(.server(let problem)):
            Console.message("newsadmin: \(problem.reason)")
            throw ExitStatus.failure.code
        }
    }

    private func notices() -> Serving.Notices {
        let (isQuiet, isColoured, isOpen) = (
            options.quiet, options.isColoured, ServeAddress(host: host, port: 0)?.isOpen
        )
        return Serving.Notices(
            onStart: { [json] start in
                if isOpen == true {
                    Console.message(
                        """
                        Warning: everybody on your network can read this workspace’s dashboard, unpublished texts \
                        included, and choose the moment that feeds are served for.
                        """)
                }
                if !isQuiet { Console.message(start.build.line) }
                start.build.errorLines.forEach { Console.message($0) }
                Console.result(
                    json ? start.json : "Serving at \(start.url)\(isQuiet ? "" : " (Ctrl-C ends it)")\n")
            },
            onRebuild: { build in
                if !isQuiet { Console.message(TerminalText.shown(build.line)) }
                if let failure = build.failure { _ = Failures.report(failure, isColoured: isColoured) }
                build.errorLines.forEach { Console.message($0) }
            },
            onAnswer: { [verbose] request, status in
                guard verbose else { return }
                Console.message(TerminalText.shown("\(status) \(request.method) \(request.target)"))
            })
    }

    /// 32 digits that nobody can guess.
    private static func token() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    }
}
