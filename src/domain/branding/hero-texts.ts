/** Texts of the landing's hero that a shop may have of its own. The app reads them from the document before the API's answer comes. */
export const heroTexts = ["title", "subTitle", "tagLine"] as const;

export type HeroText = (typeof heroTexts)[number];

/** The name of the meta element that has those of a language, as JSON. */
export const heroMeta = (language: string): string => `hero-${language}`;
