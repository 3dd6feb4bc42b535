/** The longest e-mail address, by the specification. */
export const maxEmailLength = 255;

/** Local part, @, and a domain with a dot and a suffix of at least two characters: page and server ask for the same. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= maxEmailLength && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)*\.[^\s@<>".]{2,}$/.test(text)
  );
}
