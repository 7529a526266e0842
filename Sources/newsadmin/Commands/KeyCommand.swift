import ArgumentParser

/// `newsadmin key`.
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key",
        abstract: "Creates the keys that releases are signed with.",
        discussion: """
            Whoever has the private key can sign releases; anybody can verify them with the public keys that are listed \
            under “release: keys:” in newsadmin.yml.

            To change to a new key, create it, and list the old and the new public key beside each other: releases \
            that were signed with either are then valid. Set NEWSADMIN_KEY to the new private key. Take the \
            old public key out of the list once each locale has been released with the new one, which vouches for all \
            releases before it.
            """,
        subcommands: [KeyGenerateCommand.self])
}
