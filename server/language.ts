/** Languages that the server answers in; their texts stand in `locales/`. */
export type { Language } from "./locales";
