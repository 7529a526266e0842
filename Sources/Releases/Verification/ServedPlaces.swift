import Clients
import Files

/// The places of files on a web server, each worked out once: most files are in most states of a release, which then share
/// its text.
struct ServedPlaces {
    /// By paths below `public/`; nil: it is not for a web server.
    private var known: [ExactText: String?] = [:]

    /// What is for a web server, by its place there.
    ///
    /// - Parameter files: what stands at paths below `public/`.
    mutating func served(_ files: [String: String]) -> [String: String] {
        var served: [String: String] = [:]
        served.reserveCapacity(files.count)
        for (path, hash) in files {
            if let place = place(of: path) { served[place] = hash }
        }
        return served
    }

    private mutating func place(of path: String) -> String? {
        if let place = known[ExactText(path)] { return place }
        let place = ServedFolder.place(of: path)
        known[ExactText(path)] = .some(place)
        return place
    }
}
