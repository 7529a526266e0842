extension Rule {
    /// The rules of this module, which know no client.
    public static let ofCampaigns: [Rule] = [
        .notUTF8, .notYAML, .frontMatterFence, .unknownKey, .duplicateKey, .wrongType, .missingField, .fileTooLarge,
        .overLimit, .controlCharacter, .unreadableFile, .badDate, .clockChange, .badVersion, .badLocale, .unknownLocale,
        .duplicateLocale, .badTimeZone, .badAddress, .reservedName, .duplicateVersion, .noCampaigns, .unknownRule,
        .lockedRule, .badID, .duplicateID, .translationWithoutSource, .sourceLocaleInName, .duplicateTranslation,
        .unusedTranslation, .translationAddsButton, .emptyTitle, .unknownClient, .emptyList, .everyoneOfNobody,
        .contradictingBounds, .endBeforeStart, .endBeforeDay, .moreWithoutText, .actionWithoutURL, .badVariableName,
        .unknownVariable, .staleTranslation, .neverCompared, .missingTranslation, .rawHTML, .variableInHTML,
        .unsafeLink, .relativeLink, .externalImage, .missingImage, .largeImage, .misplacedMore, .secondMore,
        .doubleSpace, .actionNotHTTPS, .actionAddress, .unlistedScheme, .expiringSoon, .versionsOfNobody,
        .actionNotASCII, .translationWithoutMore, .misspeltMore,
        .passedOverFile, .emptyLabel, .unclosedComment, .fillerText, .emphasisInWord, .listNumber, .linkNotHTTPS,
        .joinedBullets, .textDirection, .translationLink, .translationLinkDiffers, .translationNumber,
        .translationPlaceholder, .translationEndMark, .localeForm, .unknownLanguage, .ambiguousLocale, .fallbackCycle,
        .localeInID, .emptyText, .mergeConflict, .dateInID, .cutByComment, .emptyField, .leftoverMarks,
        .directionOverride, .outerSpace, .addressNotASCII, .leftOutEverywhere,
    ]
}
