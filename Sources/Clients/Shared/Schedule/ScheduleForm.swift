/// Which device a schedule is about, out of the many that could be asked at the same point.
public enum ScheduleForm: String, CaseIterable, Sendable {
    /// One that has seen none of the messages.
    case newcomer
    /// One that has dismissed, at this very point, all that came before the message in question.
    case regular
}
