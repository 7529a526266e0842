import Campaigns
import Clients
import Files

/// Finds the pages of feeds' views on disk, and says why some are left at their addresses.
struct FeedViews {
    private let client: any Client
    private let folder: String?
    /// The addresses that lead to each file, by its path; what follows a `?` or `#` makes another page of a file, not
    /// another file.
    private var addresses: [String: Set<String>] = [:]

    /// The views in this folder; nil: beside each control file.
    init(client: any Client, folder: String?) {
        self.client = client
        self.folder = folder
    }

    /// Notes to which files the addresses of a feed lead. All feeds are looked at before a page is taken of any.
    mutating func survey(_ file: ImportedFeedFile, locales: [String]) {
        guard type(of: client).feedsNamePages else { return }
        let views = views(of: file)
        var found = addresses
        for locale in locales {
            // What is wrong with the feed is reported when it is read.
            _ = try? client.contents(of: file.bytes, locale: locale) { address, _ in
                if let path = views.file(of: address) { found[path, default: []].insert(Self.place(address)) }
                return nil
            }
        }
        addresses = found
    }

    /// A view that is left at its address.
    struct Note {
        /// Where the feed names it.
        var place: FeedPath
        /// What is said of it.
        var sentence: String
    }

    /// The page at an address; nil where it is not on disk, or is left there, which the notes say.
    func page(
        at address: String, named place: FeedPath, of file: ImportedFeedFile, _ notes: inout [Note]
    ) -> ImportedPage? {
        let views = views(of: file)
        let reason: String
        switch views.page(at: address) {
        case .none: return nil
        case .refused(let problem): reason = problem
        case .page(let page):
            guard let problem = problem(of: page, at: address, in: views) else { return page }
            reason = problem
        }
        notes.append(Note(place: place, sentence: "the view \(address) keeps its address: \(reason)"))
        return nil
    }

    private func problem(of page: ImportedPage, at address: String, in views: ViewFolder) -> String? {
        let all = views.file(of: address).flatMap { addresses[$0] } ?? []
        if let other = all.subtracting([Self.place(address)]).min() {
            // Two pages of a server, of which one lies on the disk: nobody can tell which.
            return "\(page.file) is the only file for it and for \(other), which may be another page"
        }
        if page.bytes.starts(with: Array("\u{FEFF}".utf8)) {
            return "it begins with a byte-order mark, which no template keeps"
        }
        if let reference = page.relativeReference {
            return "it names “\(reference)”, which phones complete by the page's own address"
        }
        return page.template == nil ? "it is not text in UTF-8" : nil
    }

    private static func place(_ address: String) -> String { String(address.prefix { $0 != "?" && $0 != "#" }) }

    private func views(of file: ImportedFeedFile) -> ViewFolder {
        ViewFolder(folder ?? PathSteps(file.path).parent.map { $0.isEmpty ? "/" : $0 } ?? ".")
    }
}
