import CMalloc

/// What becomes of memory that is not needed any more.
enum FreedMemory {
    /// Has pieces of 1 MB and more return to the system as soon as they are free, and asks for what smaller ones need some
    /// megabytes at a time.
    ///
    /// glibc begins so, and then keeps ever larger ones, up to 32 MB, for pieces to come. In a workspace with a hundred
    /// thousand messages, lists of all of them are made once each, and what they leave is a twentieth of the memory.
    ///
    /// For small ones it asks the system for 128 KB at a time, and gives as little back. In a build that does so thousands of
    /// times, a twentieth of the time is gone with it.
    static func returnToSystem() {
        #if canImport(Glibc)
            // Once this is given, glibc raises neither this size nor that of the rest that it keeps.
            mallopt(M_MMAP_THRESHOLD, 1 << 20)
            mallopt(M_TOP_PAD, 4 << 20)
        #endif
    }
}
