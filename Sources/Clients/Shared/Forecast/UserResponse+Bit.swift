import Campaigns

extension UserResponse {
    /// A bit of its own.
    @inline(__always)
    var bit: UInt8 {
        switch self {
        case .dismiss: 1
        case .action: 2
        case .remind: 4
        case .never: 8
        case .review: 16
        case .none: 32
        }
    }
}
