import Campaigns
import Clients
import Files
import Releases

extension CampaignReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(id)
        writer.write(title)
        writer.write(file)
        writer.write(window)
        writer.write(versions)
        writer.write(state.rawValue)
        writer.write(messages)
        writer.write(leftOut)
        writer.write(dropped)
        writer.write(findings)
    }
}

extension MessageReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(locale)
        writer.write(fallback)
        writer.write(translation)
        writer.write(source)
        writer.write(status)
        writer.write(clients)
    }
}

extension ClientReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(client)
        writer.write(title)
        writer.write(isInFeed)
        writer.write(isScheduled)
        writer.write(isLost)
        writer.write(feed)
        writer.write(message)
        writer.write(previews)
    }
}

extension ScreenPreview: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(path)
        writer.write(isCopy)
        writer.write(isStill)
        writer.write(lacksImage)
    }
}

extension MessageStatusReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(campaign)
        writer.write(title)
        writer.write(state)
        writer.write(reason)
        writer.write(next)
        writer.write(obstacle)
        writer.write(fallback)
        writer.write(isKept)
        writer.write(isLate)
        writer.write(approvals)
        writer.write(releases)
        writer.write(withdrawal)
        writer.write(window)
        writer.write(releasedTitle)
        writer.write(keys)
    }
}

extension ReleasedTitle: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(text)
        writer.write(locale)
    }
}

extension MessageStatusReport.Withdrawal: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(time)
        writer.write(author)
        writer.write(reason)
    }
}

extension MessageStatusReport.Key: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(key)
        writer.write(clients)
    }
}

extension ApprovalReport: BinaryEncodable {
    /// Appends everything that is compared.
    public func write(to writer: inout ByteWriter) {
        writer.write(reviewer)
        writer.write(time)
        writer.write(note)
        writer.write(isOfWorkingText)
    }
}
