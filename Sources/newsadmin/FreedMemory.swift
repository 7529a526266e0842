import CMalloc

/// What becomes of memory that is not needed any more.
enum FreedMemory {
    /// Has pieces of 1 MB and more return to the system as soon as they are free.
    ///
    /// glibc begins so, and then keeps ever larger ones, up to 32 MB, for pieces to come. In a workspace with a hundred
    /// thousand messages, lists of all of them are made once each, and what they leave is a twentieth of the memory.
    static func returnToSystem() {
        #if canImport(Glibc)
            // Once this is given, glibc raises neither this size nor that of the rest that it keeps.
            mallopt(M_MMAP_THRESHOLD, 1 << 20)
        #endif
    }
}
