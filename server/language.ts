/** Languages that the server answers in. */
export type Language = "en" | "ar";
