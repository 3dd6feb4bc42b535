/** Signs of currencies in Arabic letters, as ISO 4217. */
export const currencySymbols = { "د.إ": "AED", "ر.س": "SAR", "﷼": "SAR" } as const;
