export { type LanguageCode, languages } from "./languages";

export {
  currentLanguage,
  preloadTexts,
  startTexts,
  type TextKey,
  type Translate,
  translator,
  useTexts,
} from "./texts";
