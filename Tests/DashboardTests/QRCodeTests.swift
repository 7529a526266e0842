import Testing

@testable import Dashboard

/// QR codes. Other programs read them in the acceptance tests.
@Suite struct QRCodeTests {
    @Test("A code is that which was read by another program")
    func code() throws {
        let code = try #require(QRCode("http://[::1]/"))
        let picture = (0..<code.size).map { row in
            (0..<code.size).map { code[row, $0] ? "#" : "." }.joined()
        }.joined(separator: "\n")
        #expect(
            picture == """
                #######..#....#######
                #.....#..####.#.....#
                #.###.#.###.#.#.###.#
                #.###.#.###...#.###.#
                #.###.#.###.#.#.###.#
                #.....#.##.#..#.....#
                #######.#.#.#.#######
                ........##...........
                #.#####..###..#####..
                ..###..#..#.#.#..####
                ....#.#..#..###...##.
                .#.......###....###..
                ###.###....#.##.##..#
                ........###...#####.#
                #######..##.#.##..##.
                #.....#.#####...####.
                #.###.#.####.##.##.##
                #.###.#.#..##.###.#..
                #.###.#.#.###.##..#..
                #.....#....##..##.#..
                #######.#.#.######.#.
                """)
    }

    @Test(
        "The smallest size that holds a text is taken",
        arguments: [
            (0, 21), (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (43, 33), (62, 33), (63, 37), (84, 37), (85, 41),
            (106, 41), (107, 45), (122, 45), (123, 49), (152, 49), (153, 53), (180, 53), (181, 57), (213, 57),
        ])
    func sizes(length: Int, size: Int) {
        #expect(QRCode(String(repeating: "a", count: length))?.size == size)
    }

    @Test("A text that is too long has no code; letters count as their bytes")
    func tooLong() {
        #expect(QRCode(String(repeating: "a", count: 214)) == nil)
        #expect(QRCode(String(repeating: "é", count: 107)) == nil)
        #expect(QRCode(String(repeating: "é", count: 106))?.size == 57)
    }

    @Test("Error correction is that of the standard’s example")
    func correction() {
        let data: [UInt8] = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
        #expect(QRCorrection(degree: 10).remainder(of: data) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
    }

    @Test("The image has a margin, and its name is escaped")
    func image() throws {
        let image = try #require(QRCode("a")).svg(title: "\"><script>")
        #expect(image.contains("viewBox=\"0 0 29 29\""))
        #expect(image.contains("aria-label=\"&quot;&gt;&lt;script&gt;\""))
    }
}
