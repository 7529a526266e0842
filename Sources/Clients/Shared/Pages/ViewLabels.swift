/// What stands on the buttons of views and pages where nobody has chosen other words, and what their signs are called
/// by those who do not see them.
struct ViewLabels: Equatable, Sendable {
    /// The name of the sign that closes a view.
    var close: String
    /// The name of the sign that opens the whole text.
    var more: String
    /// The button that opens the message's address.
    var action: String
    /// The button that puts a message away for good.
    var never: String

    private init(_ close: String, _ more: String, _ action: String, _ never: String) {
        self.close = close
        self.more = more
        self.action = action
        self.never = never
    }

    /// The words of a locale's language, English where they are not known.
    static func of(_ locale: String) -> ViewLabels {
        let parts = locale.split(separator: "-")
        guard let language = parts.first?.lowercased() else { return english }
        if language == "zh", parts.dropFirst().contains(where: { ["Hant", "TW", "HK", "MO"].contains($0) }) {
            return traditionalChinese
        }
        return translations[language] ?? english
    }

    private static let english = ViewLabels("Close", "Read more", "More info", "Don’t show again")
    private static let traditionalChinese = ViewLabels("關閉", "閱讀更多", "瞭解更多", "不再顯示")
    private static let norwegian = ViewLabels("Lukk", "Les mer", "Mer info", "Ikke vis igjen")
    private static let translations = [
        "ar": ViewLabels("إغلاق", "قراءة المزيد", "مزيد من المعلومات", "عدم الإظهار مرة أخرى"),
        "ca": ViewLabels("Tanca", "Llegeix-ne més", "Més informació", "No ho tornis a mostrar"),
        "cs": ViewLabels("Zavřít", "Číst dál", "Více informací", "Příště nezobrazovat"),
        "da": ViewLabels("Luk", "Læs mere", "Mere info", "Vis ikke igen"),
        "de": ViewLabels("Schließen", "Weiterlesen", "Mehr Infos", "Nicht mehr anzeigen"),
        "el": ViewLabels("Κλείσιμο", "Διαβάστε περισσότερα", "Περισσότερα", "Να μην εμφανιστεί ξανά"),
        "es": ViewLabels("Cerrar", "Leer más", "Más información", "No volver a mostrar"),
        "fa": ViewLabels("بستن", "ادامه مطلب", "اطلاعات بیشتر", "دیگر نشان نده"),
        "fi": ViewLabels("Sulje", "Lue lisää", "Lisätietoja", "Älä näytä uudelleen"),
        "fr": ViewLabels("Fermer", "Lire la suite", "Plus d’infos", "Ne plus afficher"),
        "he": ViewLabels("סגירה", "קריאת עוד", "מידע נוסף", "לא להציג שוב"),
        "hi": ViewLabels("बंद करें", "और पढ़ें", "अधिक जानकारी", "फिर न दिखाएँ"),
        "hu": ViewLabels("Bezárás", "Tovább olvasom", "További információ", "Ne jelenjen meg többé"),
        "id": ViewLabels("Tutup", "Baca selengkapnya", "Info selengkapnya", "Jangan tampilkan lagi"),
        "it": ViewLabels("Chiudi", "Leggi tutto", "Maggiori informazioni", "Non mostrare più"),
        "ja": ViewLabels("閉じる", "続きを読む", "詳細を見る", "今後表示しない"),
        "ko": ViewLabels("닫기", "더 보기", "자세히 보기", "다시 보지 않기"),
        "nb": norwegian,
        "nl": ViewLabels("Sluiten", "Meer lezen", "Meer info", "Niet meer tonen"),
        "no": norwegian,
        "pl": ViewLabels("Zamknij", "Czytaj więcej", "Więcej informacji", "Nie pokazuj ponownie"),
        "pt": ViewLabels("Fechar", "Ler mais", "Mais informações", "Não mostrar novamente"),
        "ro": ViewLabels("Închide", "Citește mai mult", "Mai multe informații", "Nu mai afișa"),
        "ru": ViewLabels("Закрыть", "Читать далее", "Подробнее", "Больше не показывать"),
        "sv": ViewLabels("Stäng", "Läs mer", "Mer info", "Visa inte igen"),
        "th": ViewLabels("ปิด", "อ่านเพิ่มเติม", "ข้อมูลเพิ่มเติม", "ไม่ต้องแสดงอีก"),
        "tr": ViewLabels("Kapat", "Devamını oku", "Daha fazla bilgi", "Bir daha gösterme"),
        "uk": ViewLabels("Закрити", "Читати далі", "Докладніше", "Більше не показувати"),
        "vi": ViewLabels("Đóng", "Đọc thêm", "Thông tin thêm", "Không hiện lại"),
        "zh": ViewLabels("关闭", "阅读更多", "了解更多", "不再显示"),
    ]
}
