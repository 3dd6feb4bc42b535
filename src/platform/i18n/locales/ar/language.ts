export default { languageName: "العربية", languageCode: "ar", direction: "rtl" } as const;
