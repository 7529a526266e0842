import CMalloc

/// What becomes of memory that is not needed any more.
enum FreedMemory {
    /// Has large pieces go back to the system as soon as they are free.
    ///
    /// glibc begins so, and then keeps ever larger ones, up to 32 MB, for pieces to come. In a workspace with a hundred
    /// thousand messages, lists of all of them are made once each, and what they leave is a twentieth of the memory.
    static func goesBack() {
        #if canImport(Glibc)
            // A number that is given is not raised any more.
            mallopt(M_MMAP_THRESHOLD, 1 << 20)
        #endif
    }
}
