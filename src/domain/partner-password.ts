/** Characters of a store's or courier's password. */
export const minPartnerPassword = 8;

/** Whether a password opens an account that handles orders: small and large letters, a digit, another sign. */
export const isPartnerPassword = (password: string): boolean =>
  password.length >= minPartnerPassword &&
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u].every((kind) => kind.test(password));
