/** How a phone number is typed. It is written from left to right in every language. */
export const phoneTyping = {
  type: "tel",
  inputMode: "tel",
  dir: "ltr",
  placeholder: "+1 202 555 0123",
} as const;
