extension RandomAccessCollection where Index == Int {
    /// How many elements at the front of a sorted collection fulfil a condition that none behind them does.
    @inlinable
    public func countOfFront(where belongs: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[startIndex + middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
