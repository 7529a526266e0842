// swift-tools-version: 6.0

import PackageDescription

/// The commit that `newsadmin --version` names. The Makefile says it: what SwiftPM itself knows of git is remembered past
/// the next commit.
let commit = Context.environment["NEWSADMIN_COMMIT"].flatMap { name in
    name.utf8.allSatisfy { $0 == UInt8(ascii: "-") || (48...57).contains($0) || (97...122).contains($0) } ? name : nil
}

/// The modules whose parsers are fuzzed.
let parsed: [Target.Dependency] = [
    "Newsroom", "Delivery", "Releases", "Exchange", "Simulation", "Clients", "Campaigns", "Files",
]

let package = Package(
    name: "newsadmin",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "newsadmin", targets: ["newsadmin"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CMark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "Files",
            dependencies: ["CZlib", .product(name: "Crypto", package: "swift-crypto")]),
        .target(
            name: "Campaigns",
            dependencies: ["Files", "CMark", "Yams"]),
        .target(
            name: "Clients",
            dependencies: ["Campaigns", "Files", .product(name: "Mustache", package: "swift-mustache")],
            resources: [
                .embedInCode("BuiltInTemplates/ismartnews-hero.mustache"),
                .embedInCode("BuiltInTemplates/ismartnews-page.mustache"),
                .embedInCode("BuiltInTemplates/notable-banner.mustache"),
                .embedInCode("BuiltInTemplates/notable-full.mustache"),
                .embedInCode("BuiltInTemplates/notable-hero.mustache"),
            ]),
        .target(
            name: "Simulation",
            dependencies: ["Clients", "Campaigns", "Files", "Yams"]),
        .target(name: "Exchange", dependencies: ["Clients", "Campaigns", "Files", "CMark"]),
        .target(
            name: "Releases",
            dependencies: [
                "Simulation", "Clients", "Campaigns", "Files", .product(name: "Crypto", package: "swift-crypto"),
            ]),
        .target(
            name: "Dashboard",
            dependencies: ["Releases", "Simulation", "Clients", "Campaigns", "Files"],
            resources: [
                .embedInCode("BuiltInTemplates/dashboard-calendar.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-campaign.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-campaign.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-cell.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-change.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-chart.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-chart.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-chart.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-course.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-dashboard.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-device.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-device.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-device.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-devices.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-difference.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-entry.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-feeds.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-finding.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-findings.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-forecast.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-head.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-index.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-line.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-message.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-nav.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-overview.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-place.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-reason.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-region.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-release.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-release.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-releases.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-row.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-schedule.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-schedules.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-screen.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-screen.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-serve.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-serve.css.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-serve.js.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-serve-bar.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-standing.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-step.mustache"),
                .embedInCode("BuiltInTemplates/dashboard-text.mustache"),
            ]),
        .target(
            name: "Delivery",
            dependencies: [
                "Releases", "Clients", "Campaigns", "Files", .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .target(
            name: "Newsroom",
            dependencies: [
                "Dashboard", "Delivery", "Releases", "Exchange", "Simulation", "Clients", "Campaigns", "Files",
            ],
            resources: [
                .embedInCode("Documentation/rules.md"),
                .embedInCode("Schemas/approval.schema.json"),
                .embedInCode("Schemas/approve.schema.json"),
                .embedInCode("Schemas/build.schema.json"),
                .embedInCode("Schemas/campaign.schema.json"),
                .embedInCode("Schemas/check.schema.json"),
                .embedInCode("Schemas/deploy.schema.json"),
                .embedInCode("Schemas/diff.schema.json"),
                .embedInCode("Schemas/explain.schema.json"),
                .embedInCode("Schemas/feeds.schema.json"),
                .embedInCode("Schemas/forecast.schema.json"),
                .embedInCode("Schemas/import.schema.json"),
                .embedInCode("Schemas/key.schema.json"),
                .embedInCode("Schemas/log.schema.json"),
                .embedInCode("Schemas/message.schema.json"),
                .embedInCode("Schemas/newsadmin.schema.json"),
                .embedInCode("Schemas/push.schema.json"),
                .embedInCode("Schemas/release.schema.json"),
                .embedInCode("Schemas/rollback.schema.json"),
                .embedInCode("Schemas/schedule.schema.json"),
                .embedInCode("Schemas/sending.schema.json"),
                .embedInCode("Schemas/serve.schema.json"),
                .embedInCode("Schemas/ship.schema.json"),
                .embedInCode("Schemas/simulate.schema.json"),
                .embedInCode("Schemas/status.schema.json"),
                .embedInCode("Schemas/translate-import.schema.json"),
                .embedInCode("Schemas/translate-status.schema.json"),
                .embedInCode("Schemas/translation.schema.json"),
                .embedInCode("Schemas/verify.schema.json"),
                .embedInCode("Schemas/withdraw.schema.json"),
            ]),
        .target(
            name: "CProvenance",
            cSettings: commit.map { [.define("NEWSADMIN_COMMIT", to: "\"\($0)\"")] } ?? []),
        .executableTarget(
            name: "newsadmin",
            dependencies: [
                "CMalloc", "CProvenance", "Newsroom", "Delivery", "Releases", "Exchange", "Simulation", "Clients",
                "Campaigns", "Files", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Help/overview.txt")]),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .testTarget(name: "CampaignsTests", dependencies: ["Campaigns", "TestSupport"]),
        .testTarget(name: "ClientsTests", dependencies: ["Clients", "Campaigns", "TestSupport"]),
        .testTarget(name: "ExchangeTests", dependencies: ["Exchange", "Clients", "Campaigns", "TestSupport"]),
        .testTarget(
            name: "SimulationTests", dependencies: ["Simulation", "Clients", "Campaigns", "TestSupport"],
            resources: [.copy("Vectors")]),
        .testTarget(name: "ReleasesTests", dependencies: ["Releases", "Clients", "Campaigns", "Files", "TestSupport"]),
        .testTarget(
            name: "DashboardTests", dependencies: ["Dashboard", "Releases", "Simulation", "Clients", "Campaigns"]),
        .testTarget(
            name: "DeliveryTests",
            dependencies: [
                "Delivery", "Releases", "Clients", "Campaigns", "Files",
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ]),
        .testTarget(
            name: "NewsroomTests",
            dependencies: [
                "Newsroom", "Releases", "Exchange", "Simulation", "Clients", "Campaigns", "Files", "TestSupport",
            ]),
        .testTarget(
            name: "FuzzingTests", dependencies: parsed, path: "Fuzzing",
            exclude: ["Driver", "Dictionaries", "fuzz", "seeds.py"],
            sources: ["Parsers", "Tests"], resources: [.copy("Inputs")]),
    ],
    swiftLanguageModes: [.v6]
)

// `make fuzz` builds the parsers into a program of their own, with which no test can be linked.
if Context.environment["NEWSADMIN_FUZZING"] != nil {
    package.targets.removeAll { $0.isTest || $0.name == "TestSupport" }
    package.products = [.executable(name: "fuzz", targets: ["fuzz"])]
    package.targets.append(
        .executableTarget(
            name: "fuzz", dependencies: parsed, path: "Fuzzing",
            exclude: ["Tests", "Inputs", "Dictionaries", "fuzz", "seeds.py"],
            sources: ["Parsers", "Driver"]))
}
