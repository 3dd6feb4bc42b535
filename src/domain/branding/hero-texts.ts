/** Texts of the landing's hero that a shop may have of its own. The app reads them from the document before the API's answer comes. */
export const heroTexts = ["title", "subTitle", "tagLine"] as const;

export type HeroText = (typeof heroTexts)[number];

/** The name of the meta element that has one. */
export const heroTextMeta = (text: HeroText, language: string): string => `hero-${text}-${language}`;
