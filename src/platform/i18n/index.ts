export { direction, type LanguageCode, languages, offeredLanguage } from "./languages";
export type { TextParameters } from "./message-format";
export {
  currentLanguage,
  type Namespace,
  preloadTexts,
  startTexts,
  type TextKey,
  type Translate,
  translator,
  useTexts,
} from "./texts";
