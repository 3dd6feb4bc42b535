/**
 * A stranger's words for the terminal: control characters would drive it, and those of direction would show a text as what it is
 * not.
 */
export const plainly = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "");

/** The same for what a command writes, which may be several lines. */
export const plainLines = (text: string): string => text.split("\n").map(plainly).join("\n");
