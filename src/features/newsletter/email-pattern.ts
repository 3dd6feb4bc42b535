/** Local part, @, and a domain with a dot and a suffix of at least two letters: the specification's rule. */
export function isNewsletterEmail(email: string): boolean {
  return email.length <= 255 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(email.trim());
}
