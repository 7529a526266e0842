import Campaigns
import Clients
import Files

/// The files in which a build keeps the campaigns that it has read and rendered, so that the next one does neither for
/// those that nobody has touched.
///
/// They may be deleted at any time: the record of the build holds a tag of each piece, and a campaign whose piece is
/// not there is read again.
struct CampaignStore: Sendable {
    /// The folder of the files.
    let folder: String
    /// Makes the tags of pieces.
    let code: GMAC

    private static let prefix = "campaigns-"

    private static func name(of segment: UInt32) -> String { prefix + String(segment) }

    private func path(of segment: UInt32) -> String { folder + "/" + Self.name(of: segment) }

    /// The largest file that is kept or read, in bytes.
    static let sizeLimit = 256 << 20

    /// The campaigns that stand in files which are as they were, by id.
    ///
    /// - Parameter untouched: whether the file at a path below the workspace is as it was.
    func campaigns(
        at places: CampaignPlaces, where untouched: @Sendable (String) -> Bool
    ) -> [String: KeptCampaign] {
        let inFiles = Dictionary(grouping: places.places) { $0.value.segment }
        var campaigns: [String: KeptCampaign] = [:]
        // File by file, so that never all of them stand in the memory.
        for (segment, pieces) in inFiles {
            guard let size = places.segments[segment], let bytes = content(of: segment, size: size) else { continue }
            let read = pieces.parallelMap(batch: 8) { id, place -> (String, KeptCampaign)? in
                guard isWhole(place, in: bytes),
                    let kept = try? KeptCampaign(
                        bytes, in: place.offset..<place.offset + place.length, with: places.forms),
                    kept.rendered.campaign.id == id, kept.rendered.campaign.files.allSatisfy({ untouched($0.path) })
                else { return nil }
                return (id, kept)
            }
            for case (let id, let kept)? in read { campaigns[id] = kept }
        }
        return campaigns
    }

    /// What is in a file, if that has its size.
    private func content(of segment: UInt32, size: Int) -> [UInt8]? {
        guard let bytes = try? FileReading.bytes(at: path(of: segment), limit: size, followingLinks: false),
            bytes.count == size
        else { return nil }
        return bytes
    }

    private func isWhole(_ place: CampaignPlaces.Place, in bytes: [UInt8]) -> Bool {
        code.tag(of: bytes[place.offset..<place.offset + place.length]) == place.tag
    }

    /// Keeps the campaigns of an edition that holds them as they were rendered.
    ///
    /// - Parameters:
    ///   - kept: those that were taken over from the last build, if they are in the same files still.
    ///   - places: where these are.
    /// - Returns: where all are now; nil where they cannot be written.
    func keep(_ edition: Edition, besides kept: [String: KeptCampaign], at places: CampaignPlaces) -> CampaignPlaces? {
        var campaigns: [KeptCampaign] = []
        var known = places
        known.places = places.places.filter { id, _ in
            guard let kept = kept[id], let part = edition.parts[id] else { return false }
            return kept.rendered.campaign.isWritten(as: part.campaign)
        }
        for rendered in edition.parts.values.sorted(by: { $0.campaign.id.isBytewiseLess(than: $1.campaign.id) })
        where rendered.campaign.unreadTranslations.isEmpty {
            guard let findings = edition.workspace.findingsByCampaign[rendered.campaign.id] else { continue }
            campaigns.append(KeptCampaign(rendered, findings: findings))
        }
        return keep(campaigns, besides: known, images: edition.workspace.images.asked)
    }

    /// Keeps campaigns.
    ///
    /// - Parameters:
    ///   - campaigns: all of them.
    ///   - known: those among them that are kept already, where the last build left them.
    ///   - images: the images that were asked for, by their paths in the workspace.
    /// - Returns: where they are now; nil where they cannot be written.
    private func keep(
        _ campaigns: [KeptCampaign], besides known: CampaignPlaces, images: Set<ExactText>
    ) -> CampaignPlaces? {
        var places = known
        // Those that are kept were not rendered now, and asked for nothing.
        places.images.formUnion(images)
        places.dropUnusedSegments()
        var fresh = campaigns.filter { known.places[$0.rendered.campaign.id] == nil }
        if !fresh.isEmpty, places.isWorn {
            places.startAnew()
            fresh = campaigns
        }
        for kept in fresh { for (_, entry) in kept.rendered.entries { places.forms.add(formsOf: entry) } }
        // Some at a time, so that never all of them stand in the memory as bytes.
        for start in stride(from: 0, to: fresh.count, by: Self.campaignsOfAFile) {
            let some = fresh[start..<min(start + Self.campaignsOfAFile, fresh.count)]
            let pieces = some.parallelMap(batch: 8) { [forms = places.forms] kept in
                let bytes = kept.bytes(with: forms)
                return (bytes: bytes, tag: code.tag(of: bytes))
            }
            places.last &+= 1
            var offset = 0
            for (kept, piece) in zip(some, pieces) {
                places.places[kept.rendered.campaign.id] = CampaignPlaces.Place(
                    segment: places.last, offset: offset, length: piece.bytes.count, tag: piece.tag)
                offset += piece.bytes.count
            }
            places.segments[places.last] = offset
            guard offset <= Self.sizeLimit,
                (try? AtomicFile.replace(path(of: places.last), by: pieces.map(\.bytes))) != nil
            else { return nil }
        }
        return places
    }

    /// How many campaigns stand in one file at most.
    static let campaignsOfAFile = 128

    /// Removes the files that no record speaks of any more.
    func removeOthers(than places: CampaignPlaces?) {
        for name in (try? FolderListing.files(below: folder, depth: 0)) ?? [] {
            // Wherever links may have led to, what has another name is not ours.
            guard let segment = UInt32(name.dropFirst(Self.prefix.count)), name == Self.name(of: segment),
                places?.segments[segment] == nil
            else { continue }
            _ = try? FileRemoval.remove(name, below: folder)
        }
    }
}

extension Campaign {
    /// The files that it was read from.
    var files: [SourceFile] { [source.file] + translations.values.map(\.file) }
}
