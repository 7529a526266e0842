import Files

/// The languages that ISO 639 names with two letters, and other names that people try.
enum LanguageNames {
    /// Whether a language exists, as far as two letters go; names of three letters are taken on trust.
    static func isKnown(_ language: String) -> Bool {
        switch language.utf8.count {
        case 2: twoLetters.contains(language) || newer[language] != nil
        case 3: !notLanguages.contains(language)
        default: false
        }
    }

    /// Whether a language is one of those that are listed here, of two or three letters.
    static func isListed(_ language: String) -> Bool {
        twoLetters.contains(language) || threeLetters.contains(language) || newer[language] != nil
    }

    /// Languages of three letters that phones have a name for.
    private static let threeLetters = Set(
        """
        arn asa ast bas bem bez bho brx ceb cgg chr ckb csb csw dav dje doi dsb dua dyo ebu ewo fil fur gsw guz haw hmn hsb \
        ilo jgo jmc kab kam kde kea khq kln kok ksb ksf ksh lag lij lkt luo luy mai mas mer mfe mgh mgo mni mua mzn naq nds \
        nmg nnh nqo nso nus nyn pap pcm quc rof rwk sah saq sat sbp scn seh ses shi smn teo twq tzm vai vec vun wae xog yav \
        yue zgh
        """.split(separator: " ").map(String.init))

    private static let twoLetters = Set(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
        es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka \
        kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng \
        nl nn nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv \
        sw ta te tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """.split(separator: " ").map(String.init))

    /// Countries and abbreviations of three letters that are taken for languages.
    private static let notLanguages: Set<String> = ["usa", "gbr", "chn"]

    /// Names that were given up, or that are longer than they need be, and what phones say.
    static let newer: [String: [String]] = {
        let pairs = """
            iw:he in:id ji:yi jw:jv mo:ro no:nb tl:fil sh:sr-Latn cmn:zh eng:en deu:de ger:de fra:fr fre:fr spa:es ita:it \
            por:pt nld:nl dut:nl rus:ru jpn:ja kor:ko zho:zh chi:zh ara:ar heb:he hin:hi tha:th tur:tr pol:pl ces:cs cze:cs \
            slk:sk slo:sk slv:sl hun:hu ron:ro rum:ro bul:bg ell:el gre:el ukr:uk srp:sr hrv:hr swe:sv dan:da nor:nb nob:nb \
            nno:nn fin:fi est:et lav:lv lit:lt vie:vi ind:id msa:ms may:ms tgl:fil fas:fa per:fa urd:ur ben:bn tam:ta \
            tel:te cat:ca eus:eu baq:eu glg:gl isl:is ice:is gle:ga cym:cy wel:cy sqi:sq alb:sq mkd:mk mac:mk hye:hy \
            arm:hy kat:ka geo:ka kaz:kk khm:km lao:lo mya:my bur:my mon:mn nep:ne sin:si amh:am swa:sw zul:zu afr:af
            """
        let entries = pairs.split(separator: " ").map { pair in
            let names = pair.split(separator: ":")
            return (String(names[0]), names[1].split(separator: "-").map(String.init))
        }
        return Dictionary(keepingFirst: entries)
    }()

    /// Languages of countries whose code is no language's.
    static let ofCountries = [
        "jp": "ja", "cz": "cs", "dk": "da", "cn": "zh-Hans", "ua": "uk", "gr": "el", "vn": "vi", "us": "en-US",
        "gb": "en-GB",
        "at": "de-AT", "mx": "es-MX", "rs": "sr", "il": "he", "ir": "fa", "pk": "ur", "kz": "kk", "bd": "bn",
        "hk": "zh-Hant-HK",
        "ph": "fil", "pe": "es-PE", "cl": "es-CL",
    ]

    /// Languages by their English names.
    static let ofWords = [
        "english": "en", "french": "fr", "german": "de", "spanish": "es", "italian": "it", "russian": "ru",
        "japanese": "ja",
        "korean": "ko", "arabic": "ar", "hebrew": "he", "turkish": "tr", "polish": "pl", "dutch": "nl", "swedish": "sv",
        "chinese": "zh-Hans", "hindi": "hi", "greek": "el", "danish": "da", "finnish": "fi",
    ]
}
