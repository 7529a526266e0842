import Foundation

/// Keys as openssl writes them, made for these tests alone, and the vectors of RFC 8032, section 7.1.
enum KeyFixtures {
    struct Vector: Sendable {
        var secret: String
        var publicKey: String
        var message: String
        var signature: String
    }

    static let vectors = [
        Vector(
            secret: "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            publicKey: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
            signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
        Vector(
            secret: "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            publicKey: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
            signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
        Vector(
            secret: "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            publicKey: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
            signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                + "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
    ]

    static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = Array(hexadecimal)
        return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
    }

    /// A file with one block of these bytes.
    static func file(_ label: String, _ bytes: [UInt8]) -> String {
        "-----BEGIN \(label)-----\n\(Data(bytes).base64EncodedString())\n-----END \(label)-----\n"
    }

    /// The private key's file of a vector, put together without our writer.
    static func privateFile(_ vector: Vector) -> String {
        file("PRIVATE KEY", bytes("302e020100300506032b657004220420" + vector.secret))
    }

    /// The public key's file of a vector, put together without our writer.
    static func publicFile(_ vector: Vector) -> String {
        file("PUBLIC KEY", bytes("302a300506032b6570032100" + vector.publicKey))
    }

    /// A key of openssl 3.0.
    static let openssl = """
        -----BEGIN PRIVATE KEY-----
        MC4CAQAwBQYDK2VwBCIEIGI4e0+rv0frdpSkhbOQVm76cGrYzWdSTxoVVmSvgBdB
        -----END PRIVATE KEY-----

        """

    /// Its public key.
    static let opensslPublic = """
        -----BEGIN PUBLIC KEY-----
        MCowBQYDK2VwAyEATtvD/WjfeZWqJ44FlOYXOeqNA7Cfb3JB1hkM/RzOPlU=
        -----END PUBLIC KEY-----

        """

    /// What openssl signed “news” with, by that key.
    static let opensslSignature = bytes(
        "c7959806fe82a3c238efe5748c28b66b3a80fa02b3cd303826a350fa1b942aaa"
            + "7d226f1ba5991393acf25aead56bb605b019890dc43e6dece49b0ed292dc7b09")

    /// An Ed25519 key locked with a password.
    static let lockedKey = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIGbMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjSR6k2QwsqeAICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEGsFg68VLitsklBy0rkwJQgEQAJD
        tR7JB7DmfghLsapAmv1uepkFyiQ/ZJUajAA8Kb2aywN//4UchVGTWmFn4ttJCx2u
        j8rY/oLvw+UGDf3h560=
        -----END ENCRYPTED PRIVATE KEY-----

        """

    /// An RSA key of 1,024 bits.
    static let rsa = """
        -----BEGIN PRIVATE KEY-----
        MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBAOKAJir2ux3joN6j
        kEMaubkl5NxcrezmPiC6UVz3k31Z20QGSM/259bVIrJkIijbj3vddMnh3Mh2w8ae
        DWtot/T+8qnMHDn3N41724KDfNxlVHm+fVAEQCnlh2tCmy8mBcLHuWFIjXbwz56l
        ptBNAWHuu9WaDgjxxHLPw9fCQn0BAgMBAAECgYA8kVIjiQjubDFXd9ua5iml5gk2
        GB52S/dvHwOk3Zt2GLI2lYug+QB0BVia5YXw8Q2EbOrPFXPJs2CU2yzxfPY7r5Mw
        s/denfCkXn7USFX5e37z7XdZ+aTQ/m/HwgJcB30Eodmik5QfsNDv6I8tST4+aS4w
        Yo+0TWxcPDev5mQ7cQJBAPps/jvl+ddWJqOM7JMzSKEtKfWvIjSukBkmHJciCbSJ
        R89D/90i6Zbub7TxwRZG/2WTcI0rAuY4PPhlr4+NT/UCQQDnitKXw1Z4RJViEb9z
        iKuoVYnyNtJ0TYi/WnQVTegqjPEEbtR+9zhsO3pD0ue81WoJtiAA3QWXJNJta1Ta
        SQ1dAkEAhJP/ZKa0RpSNkDijZqrX4LyQYkl9ynZAQ5AxwrF6geHL6qcNZn19PTKu
        YRU8LBcaTyRnidUji85qOPdcopsloQJAfmZxmrnffZ5rMnNf4bFtjGLOALVe5HDj
        QxsdHfg+0uPIO1RJmtpZKfS6RUZgjdyvm4eaJv6Bq8ZFPciHNPcGXQJAblTH4TyJ
        n8LCmnyrjoUiI/wiJUIl3FEnbrDFPiQ+DNylfp/KN5OB5QE61MFWE1jZOmsmoxeB
        ksTnwU0oY/YWew==
        -----END PRIVATE KEY-----

        """

    /// A key of the curve P-256.
    static let ecdsa = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOFqLbTtYApG/XOsi
        Pcjy3XfpXO6j0HzprHKH/xyQEtGhRANCAAS4OV1hVH4LRuq039Yg5uu3zEUtu6oB
        UjG7tKARb32L2PBi7dlpVZGl0bO9iF9fozwKb4C2UmXlLs8+JMpmsNPW
        -----END PRIVATE KEY-----

        """

    /// A key for X25519, as long as one for Ed25519.
    static let x25519 = """
        -----BEGIN PRIVATE KEY-----
        MC4CAQAwBQYDK2VuBCIEIAChCVUxEBEG8eePKcINDtb3NmNXPnjnX0gvJUUsh9NC
        -----END PRIVATE KEY-----

        """

    /// A key for Ed448.
    static let ed448 = """
        -----BEGIN PRIVATE KEY-----
        MEcCAQAwBQYDK2VxBDsEOYdzD7Sk3oU4u0o27c5z2PGuuovV9owYUIe8EkBMfdz6
        JfwX1swzrAt2IcZ22UmMxzCRRMAOLilX8w==
        -----END PRIVATE KEY-----

        """

    /// A certificate of an Ed25519 key.
    static let certificate = """
        -----BEGIN CERTIFICATE-----
        MIIBLDCB36ADAgECAhRhMcKSXYtUPQYYIDEPY62n+UKHwDAFBgMrZXAwDDEKMAgG
        A1UEAwwBeDAeFw0yNjExMjExMjMxMDhaFw0yNjExMjIxMjMxMDhaMAwxCjAIBgNV
        BAMMAXgwKjAFBgMrZXADIQBO28P9aN95laonjgWU5hc56o0DsJ9vckHWGQz9HM4+
        VaNTMFEwHQYDVR0OBBYEFDPVgZ+93c8ornI5nVWVT3GdCui/MB8GA1UdIwQYMBaA
        FDPVgZ+93c8ornI5nVWVT3GdCui/MA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EA
        eUxxy9jKVkZ3ppppmWffLxoYxnAb/rPkQdOLyjHa6mWkLNkplKavymrv0N1d5OxP
        WqqVbyZ2/H6WjM0zKfEaCg==
        -----END CERTIFICATE-----

        """
}
