/// How a character takes part in the order of mixed text: the classes of the Unicode Bidirectional Algorithm (UAX #9),
/// by their names in the standard.
enum BidirectionalClass: String, Sendable {
    case leftToRight = "L"
    case rightToLeft = "R"
    case arabicLetter = "AL"
    case europeanNumber = "EN"
    case europeanSeparator = "ES"
    case europeanTerminator = "ET"
    case arabicNumber = "AN"
    case commonSeparator = "CS"
    case nonspacingMark = "NSM"
    case boundaryNeutral = "BN"
    case paragraphSeparator = "B"
    case segmentSeparator = "S"
    case whiteSpace = "WS"
    case otherNeutral = "ON"
    case leftToRightEmbedding = "LRE"
    case leftToRightOverride = "LRO"
    case rightToLeftEmbedding = "RLE"
    case rightToLeftOverride = "RLO"
    case popDirectionalFormat = "PDF"
    case leftToRightIsolate = "LRI"
    case rightToLeftIsolate = "RLI"
    case firstStrongIsolate = "FSI"
    case popDirectionalIsolate = "PDI"
}

extension BidirectionalClass {
    /// The class of a character.
    init(_ scalar: Unicode.Scalar) {
        self = scalar.isNonspacing ? .nonspacingMark : BidirectionalTable.shared.bidirectionalClass(of: scalar.value)
    }

    /// Whether it is written from right to left by itself.
    var isRightToLeft: Bool { self == .rightToLeft || self == .arabicLetter }
    /// Whether it gives a direction to what stands beside it.
    var isStrong: Bool { self == .leftToRight || isRightToLeft }
    /// Whether it is a digit, or stands for one.
    var isNumber: Bool { self == .europeanNumber || self == .arabicNumber }

    /// Whether it begins an isolate.
    var beginsIsolate: Bool {
        self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
    }

    /// Whether rule X9 leaves it out: it has done its work, or never had any.
    var isLeftOut: Bool {
        switch self {
        case .leftToRightEmbedding, .leftToRightOverride, .rightToLeftEmbedding, .rightToLeftOverride,
            .popDirectionalFormat, .boundaryNeutral:
            true
        default: false
        }
    }

    /// Whether it takes its direction from what stands around it (NI in the standard).
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral, .popDirectionalIsolate: true
        default: beginsIsolate
        }
    }
}

extension Unicode.Scalar {
    /// Five marks are counted as letters.
    fileprivate var isNonspacing: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: ![0xCBF, 0xCC6, 0x11A07, 0x11A08, 0x11C3F].contains(value)
        default: false
        }
    }
}
