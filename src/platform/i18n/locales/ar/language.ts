export default { languageName: "العربية", languageCode: "ar", countryCode: "SA" } as const;
