/**
 * The form in which passwords are compared (RFC 8265, OpaqueString): composed letters, and every kind of space as the plain one.
 * Nothing else changes: upper and lower case, wide letters and invisible characters are part of a password.
 */
export const normalisePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, " ").normalize("NFC");
