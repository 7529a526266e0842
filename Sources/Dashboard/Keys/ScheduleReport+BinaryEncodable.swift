import Campaigns
import Files
import Simulation

extension ScheduleReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(client)
        writer.write(name)
        writer.write(locales)
        writer.write(days)
        writer.write(now)
        writer.write(forms)
        writer.write(dead)
        writer.write(blocked)
    }
}

extension ScheduleReport.Dead: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(reasons)
    }
}

extension UnseenReason: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(behind)
        // Pages show no words.
        writer.write(reason?.sentence)
    }
}

extension ScheduleReport.Form: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(name)
        writer.write(title)
        writer.write(columns)
        writer.write(rows)
        writer.write(leftOut)
        writer.write(regions)
        writer.write(leftOutRegions)
        writer.write(strips)
    }
}

extension ScheduleReport.Region: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(isTied)
        writer.write(columns)
        writer.write(versions)
        writer.write(row)
        writer.write(window)
    }
}

extension ScheduleReport.Strip: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(count)
        writer.write(column)
        writer.write(window)
    }
}

extension ScheduleReport.Row: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(start)
        writer.write(end)
        writer.write(cells)
    }
}

extension ScheduleReport.Cell: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(answers)
        writer.write(Dictionary(uniqueKeysWithValues: leftOut.map { ($0.key.rawValue, $0.value) }))
    }
}

extension ScheduleReport.Answer: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(kind.rawValue)
        writer.write(campaign)
        writer.write(occasions)
        writer.write(others)
        writer.write(reason)
    }
}

extension ScheduleFrame: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(page)
        writer.write(clock.name)
        writer.write(names)
    }
}

extension CampaignNames: BinaryEncodable {
    /// Appends everything that is compared.
    func write(to writer: inout ByteWriter) {
        writer.write(language)
        writer.write(direction)
        writer.write(titles.mapValues(\.text))
        writer.write(root)
    }
}
