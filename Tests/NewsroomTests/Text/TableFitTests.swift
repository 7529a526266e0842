import Testing

@testable import Newsroom

@Suite("Widths of tables that fit")
struct TableFitTests {
    @Test("What fits stays as it is")
    func leavesWhatFits() {
        #expect(TableFit.widths([20, 30], fitting: nil) == [20, 30])
        #expect(TableFit.widths([20, 30], fitting: 52) == [20, 30])
    }

    @Test("The widest columns give way first, the last of them before the others")
    func narrowsTheWidest() {
        #expect(TableFit.widths([20, 30], fitting: 50) == [20, 28])
        #expect(TableFit.widths([20, 30], fitting: 37) == [18, 17])
        #expect(TableFit.widths([8, 30, 30], fitting: 61) == [8, 25, 24])
    }

    @Test("No column becomes narrower than can be read")
    func keepsTheNarrowest() {
        #expect(TableFit.widths([6, 40, 40], fitting: 20) == [6, 10, 10])
        #expect(TableFit.widths([], fitting: 20) == [])
    }

    @Test("A table's lines are no longer than they may be, and all of the text is there")
    func fitsLines() {
        let rows = [["2026-11-20-sale", "approved by Camille Roux as release 2 has it"]]
        let lines = TextTable(head: ["campaign", "reason"], rows: rows, widest: [34, 60], fitting: 40).lines
        #expect(
            lines == [
                "campaign         reason",
                "---------------  -----------------------",
                "2026-11-20-sale  approved by Camille",
                "                 Roux as release 2 has",
                "                 it",
            ])
    }
}
