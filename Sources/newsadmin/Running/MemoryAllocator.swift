import CMalloc

/// How the C library gets memory from the system, and gives it back.
enum MemoryAllocator {
    /// Makes it fit for a program that builds something large and ends.
    static func configure() {
        #if canImport(Glibc)
            // Pieces of 1 MB and more return to the system as soon as they are free. glibc begins so, and then keeps ever
            // larger ones, up to 32 MB, for pieces to come. In a workspace with a hundred thousand messages, lists of all of
            // them are made once each, and what they leave is a twentieth of the memory. Once this is given, glibc raises
            // neither this size nor that of the rest that it keeps.
            mallopt(M_MMAP_THRESHOLD, 1 << 20)
            // For smaller ones it asks for 4 MB at a time. By itself it asks for 128 KB, and gives as little back.
            mallopt(M_TOP_PAD, 4 << 20)
        #endif
    }
}
