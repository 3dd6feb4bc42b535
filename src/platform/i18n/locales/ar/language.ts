export default { languageName: "العربية", languageCode: "ar", countryCode: "SA", direction: "rtl" } as const;
