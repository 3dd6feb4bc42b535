export default { languageName: "English", languageCode: "en" } as const;
