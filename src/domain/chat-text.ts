/** Cleans a typed chat message before it is sent and stored. */

/** Characters of a message. */
export const maxMessageLength = 2000;
/** Pictures of one message. */
export const maxMessagePhotos = 4;

/** Control characters except tab and line feed, and what turns the direction of the text behind it around. */
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * The message without control characters and directional overrides, which could make it read as something else, and with
 * no more than one empty line in a row. What is left may be empty.
 */
export const cleanMessage = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(unwanted, "")
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
