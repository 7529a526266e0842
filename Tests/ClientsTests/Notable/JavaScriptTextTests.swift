import Testing

@testable import Clients

/// What pages hand over to the app is text, as JavaScript makes it; Node.js gave the expectations: `String(value)`.
@Suite struct JavaScriptTextTests {
    @Test(
        arguments: [
            ("yes", "yes"), (true, "true"), (false, "false"), (nil, "null"), (12, "12"), (-3, "-3"),
            (.real(0.5), "0.5"), (.real(-0.05), "-0.05"), (.real(0.00001), "0.00001"), (.real(0.000001), "0.000001"),
            (.real(0.0000001), "1e-7"), (.real(0.00000015), "1.5e-7"), (.real(120), "120"), (.real(1234.5), "1234.5"),
            (.real(1e20), "100000000000000000000"),
            (.real(1e21), "1e+21"), (.real(1.25e22), "1.25e+22"), (.real(0), "0"),
            (.real(-0.0), "0"), (.real(123456789012345683968), "123456789012345680000"),
            (.integer(9_007_199_254_740_993), "9007199254740992"), ([1], "1"), ([1, nil, ["a", true]], "1,,a,true"),
            ([], ""), (["a": 1], "[object Object]"),
        ] as [(PropertyValue, String)])
    func texts(value: PropertyValue, text: String) {
        #expect(JavaScriptText.text(of: value) == text)
    }
}
