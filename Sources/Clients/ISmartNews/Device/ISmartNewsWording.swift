/// What the client says by itself in place of `default`.
struct ISmartNewsWording: Equatable, Sendable {
    /// The title of an alert that asks for a review.
    let title: String
    /// Its text.
    let text: String
    /// The button that leads to the review.
    let review: String
    /// The button that puts it off.
    let remind: String

    private init(_ title: String, _ text: String, _ review: String, _ remind: String) {
        self.title = title
        self.text = text
        self.review = review
        self.remind = remind
    }

    /// The wording in a language; Chinese is English, because the client looks it up under another name than it has.
    static func language(_ language: String) -> ISmartNewsWording {
        languages[language] ?? english
    }

    private static let english = ISmartNewsWording(
        "Like this app?", "Please rate it on the App Store!", "Rate it!", "Later")

    private static let languages: [String: ISmartNewsWording] = [
        "ar": .init("هل أعجبك هذا التطبيق؟", "قم من فضلك بتقييمه في متجر التطبيقات!", "قيمه!", "لاحقا"),
        "de": .init("Gefällt dir diese App?", "Bitte bewerte sie im App Store!", "Bewerten!", "Später"),
        "es": .init(
            "¿Te gusta esta aplicación?", "¡Haz tu valoración en la App Store!", "¡Puntúalo!", "Más tarde"),
        "fr": .init("Vous aimez cette app ?", "Veuillez la noter sur l'Appstore !", "Notez la !", "Plus tard"),
        "it": .init(
            "Ti piace questa app?", "Scrivi una recensione sull'App Store!", "Scrivi una recensione!", "Più tardi"),
        "ja": .init("このアプリが好きですか?", "App Storeで評価してください！", "今すぐ評価!", "後で"),
        "ko": .init("이 앱이 마음에 드세요?", "App Store에서 평가해주세요!", "평가하기!", "나중에"),
        "nl": .init("Vind je deze app leuk?", "Geef je oordeel in de App Winkel!", "Beoordeel ons!", "Later"),
        "pt": .init("Gosta Deste App?", "Por favor, avalie-o na App Store!", "Avalie!", "Mais Tarde"),
        "ru": .init("Понравилось приложение?", "Пожалуйста, оцените нас на App Store!", "Оценить!", "Позже"),
        "sv": .init("Gillar du denna app?", "Betygsätt den i App Store!", "Betygsätt den!", "Senare"),
    ]
}
