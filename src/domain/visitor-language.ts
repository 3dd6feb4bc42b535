/** Which language a visitor reads who has not chosen one. */

/** The first part of a language's tag: "ar" of "ar-EG", of "AR_eg" and of "ar;q=0.8". */
export const baseLanguage = (tag: string): string => tag.trim().toLowerCase().split(/[-_;]/)[0] ?? "";

/**
 * The first language of the device that is offered, else the first one offered, which is the shop's own. `wanted` are tags as
 * browsers write them, `offered` codes of two letters.
 */
export const visitorLanguage = <Code extends string>(
  wanted: readonly string[],
  offered: readonly [Code, ...Code[]],
): Code => wanted.flatMap((tag) => offered.find((code) => code === baseLanguage(tag)) ?? [])[0] ?? offered[0];
