// @chunk frame

import { currentLanguage } from "../i18n";
import { formatsOf } from "../i18n/formats";

/** Texts one after the other with the comma of the reader's language between them; empty ones are left out. */
export const commaList = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(formatsOf(currentLanguage()).comma);
