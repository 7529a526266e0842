import Clients
import Files

/// Where the campaigns of a build are kept: which piece of which file holds each, and its tag.
struct CampaignPlaces: Sendable {
    /// The forms of their views and pages.
    var forms = TemplateFormTable()
    /// The files, by number, with their sizes in bytes.
    var segments: [UInt32: Int] = [:]
    /// The place of each campaign, by its id.
    var places: [String: Place] = [:]
    /// The images that they ask for, by their paths in the workspace.
    var images: Set<ExactText> = []
    /// The number of the last file that was written.
    var last: UInt32 = 0

    /// A piece of a file.
    struct Place: Sendable {
        /// The number of the file.
        var segment: UInt32
        /// Where in it the campaign begins.
        var offset: Int
        /// How many bytes it has.
        var length: Int
        /// What these bytes are told apart by.
        var tag: GMAC.Tag
    }

    /// Whether the files had better be written anew: because most of what is in them is of no use any more, or because there
    /// are many.
    var isWorn: Bool {
        let live = places.values.reduce(0) { $0 + $1.length }
        let fewest = places.count / CampaignStore.campaignsOfAFile + 1
        return segments.count >= 2 * fewest + Self.mostAdded || segments.values.reduce(0, +) > 2 * live
    }

    /// How many files of some edits there may be beside those of all campaigns.
    private static let mostAdded = 16

    /// Forgets all places, for files of other numbers.
    mutating func startAnew() {
        (forms, segments, places) = (TemplateFormTable(), [:], [:])
    }

    /// Leaves the files alone in which no campaign is kept.
    mutating func dropUnusedSegments() {
        let used = Set(places.values.map(\.segment))
        segments = segments.filter { used.contains($0.key) }
    }
}

extension CampaignPlaces: BinaryCodable {
    /// Appends the places.
    func write(to writer: inout ByteWriter) {
        writer.write(forms)
        writer.write(segments)
        writer.write(places)
        writer.write(images.map(\.text).sorted { $0.isBytewiseLess(than: $1) })
        writer.append(last)
    }

    /// Reads places.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        forms = try reader.value()
        segments = try reader.value()
        places = try reader.value()
        images = Set(try reader.value([String].self).map { ExactText($0) })
        last = try reader.number()
        guard segments.values.allSatisfy({ (0...CampaignStore.sizeLimit).contains($0) }) else {
            throw ByteReader.Damage()
        }
        for place in places.values {
            guard let size = segments[place.segment], place.offset >= 0, place.length >= 0,
                place.offset <= size, place.length <= size - place.offset
            else { throw ByteReader.Damage() }
        }
    }
}

extension CampaignPlaces.Place: BinaryCodable {
    /// Appends the place.
    func write(to writer: inout ByteWriter) {
        writer.write(segment)
        writer.write(offset)
        writer.write(length)
        writer.write(tag)
    }

    /// Reads a place.
    init(from reader: inout ByteReader) throws(ByteReader.Damage) {
        self.init(
            segment: try reader.value(), offset: try reader.value(), length: try reader.value(),
            tag: try reader.value())
    }
}
