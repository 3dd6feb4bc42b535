import { fillText, type Language, textsOf } from "../../locales";

/** The name of a sold line; with what was prescribed, where a pharmacy gives something else for it. */
export const withSubstitute = (
  name: string,
  { substituteFor }: { substituteFor: string | null },
  language: Language,
): string =>
  substituteFor === null ? name : fillText(textsOf(language).substitute, { name, prescribed: substituteFor });
