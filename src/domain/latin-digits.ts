/** Decimal digits that are not written as 0 to 9 already. */
const otherDigits = /[^\P{Nd}0-9]/gu;

/** The value of a decimal digit of any script. Unicode keeps the ten of a script side by side, from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The text with every digit as 0 to 9, in whatever script or width it was typed. */
export const latinDigits = (text: string): string => text.replace(otherDigits, digitValue);
