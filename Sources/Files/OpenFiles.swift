#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How many files and connections this process may have open at a time.
public enum OpenFiles {
    /// Has the system allow so many, as far as it lets this process ask for them: shells of macOS give 256.
    ///
    /// - Returns: how many it allows now; that many were asked for, or more, unless it would not.
    @discardableResult
    public static func allow(_ count: Int) -> Int {
        var limit = rlimit()
        guard getrlimit(kind, &limit) == 0 else { return count }
        let wanted = rlim_t(count)
        if limit.rlim_cur < wanted {
            let before = limit.rlim_cur
            limit.rlim_cur = min(wanted, limit.rlim_max, most)
            if limit.rlim_cur < before || setrlimit(kind, &limit) != 0 { limit.rlim_cur = before }
        }
        return Int(clamping: limit.rlim_cur)
    }

    #if canImport(Glibc)
        private static let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let kind = RLIMIT_NOFILE
    #endif

    #if canImport(Darwin)
        /// Where no limit is set, it still refuses more than this.
        private static let most = rlim_t(OPEN_MAX)
    #else
        private static let most = rlim_t.max
    #endif
}
