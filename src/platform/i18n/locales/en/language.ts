export default { languageName: "English", languageCode: "en", countryCode: "US" } as const;
