/**
 * How an e-mail address is typed. Not `type=email`: Chromium rewrites the domains of such fields by older rules, so that codes
 * for straße.test would go to strasse.test.
 */
export const emailTyping = {
  type: "text",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  spellCheck: false,
  dir: "ltr",
} as const;
