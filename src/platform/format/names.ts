import { currentLanguage } from "../i18n";

/** Names one after the other in the reader's language, each with its own direction of writing. */
export const formatNames = (names: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: "unit" }).format(names.map((name) => `\u2068${name}\u2069`));
