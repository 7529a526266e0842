/// Texts that must stay texts, wherever they are put.
enum Hostile {
    static let texts = [
        "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onclick='alert(1)",
        "\"\u{301} onfocus=alert(1) autofocus x=\"", "<\u{338}img src=x>", "{{title}}", "{{{html}}}", "{{=<% %>=}}",
        "&lt;b&gt;", "</title></style><b>", "\u{2028}\u{0}\\u003c",
    ]
}
