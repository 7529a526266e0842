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
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CMark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CSpawn"),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .target(
            name: "Files",
            dependencies: ["CSpawn", "CZlib", .product(name: "Crypto", package: "swift-crypto")]),
        .target(
            name: "Campaigns",
            dependencies: ["Files", "CMark", "Yams"]),
        .target(
            name: "Clients",
            dependencies: ["Campaigns", "Files", .product(name: "Mustache", package: "swift-mustache")],
            resources: [.embedInCode("BuiltInTemplates")]),
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
            resources: [.embedInCode("BuiltInTemplates")]),
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
            resources: [.embedInCode("Documentation"), .embedInCode("Schemas")]),
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
        .testTarget(name: "CampaignsTests", dependencies: ["Campaigns", "Files", "TestSupport"]),
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
                "Newsroom", "Dashboard", "Delivery", "Releases", "Exchange", "Simulation", "Clients", "Campaigns",
                "Files",
                "TestSupport",
            ]),
        .testTarget(
            name: "FuzzingTests", dependencies: parsed + ["TestSupport"], path: "Fuzzing",
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
