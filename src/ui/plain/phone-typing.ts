/** How a phone number is typed. It is written from left to right in every language. */
export const phoneTyping = {
  type: "tel",
  inputMode: "tel",
  dir: "ltr",
} as const;
