/** U+0660 to U+0669 as Arabic keyboards type them, U+06F0 to U+06F9 as Persian and Urdu ones do. */
const eastern = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The text with every digit as 0 to 9, which is what phone numbers, codes and order numbers are sent in. */
export function latinDigits(text: string): string {
  return text.replace(eastern, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
