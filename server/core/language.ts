/** Languages of the responses; their texts are in `locales/`. */
export type { Language } from "../locales";
