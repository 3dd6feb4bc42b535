/** How an amount of money is written in a sentence, a mail, a push or a list, in either direction of writing. */

/** How the shop writes money; from config. */
export interface MoneyFormat {
  symbol: string;
  direction: "left" | "right";
  /** Digits after the decimal point. */
  digits: number;
}

export interface AmountStyle {
  /** Leaves out the decimals of a round sum, as conditions are written: "$20". */
  short?: boolean | undefined;
  /** Writes "+" before what comes in. */
  plus?: boolean;
  /** The words around it are written from right to left. */
  rightToLeft?: boolean;
}

const leftToRightMark = "\u200E";
const rightToLeftMark = "\u200F";
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFEFC]/;

/** Whether a text has letters or signs that are written from right to left. */
const hasRightToLeft = (text: string): boolean => rightToLeftLetter.test(text);

/** Keeps a text's own direction from mixing with that of the words around it, where no element can do so. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** A name, number or amount among words of a language: isolated where either of them runs from right to left. */
export const isolatedIn = (text: string, rightToLeft: boolean): string =>
  rightToLeft || hasRightToLeft(text) ? isolated(text) : text;

/**
 * Digits are Latin in every language, because prices are compared with receipts and banknotes. By hand, because the
 * first use of a formatter of the language costs a cheap phone 50 ms of its first screen.
 */
function grouped(amount: number, digits: number): string {
  const [whole = "", fraction] = amount.toFixed(digits).split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** Half up on the decimal digits as they are written: 1.005 is 1.01 although its binary form is smaller. */
export function roundToDigits(value: number, digits: number): number {
  // Larger numbers have no such digits, and their text is exponential.
  if (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6) return Math.abs(value) < 1e-6 ? 0 : value;
  return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
}

/**
 * "$12.50", "12.50 €", "−$3.00": an amount of major units, rounded half away from zero to the configured digits; anything but a
 * number is 0. It is isolated where its words or its currency's sign run from right to left. With both, the sign of a loss stands
 * between the currency's and the digits, as CLDR has it for Arabic with Latin digits; elsewhere it stands before everything.
 */
export function amountText(
  amount: number,
  { symbol, direction, digits }: MoneyFormat,
  { short, plus, rightToLeft = false }: AmountStyle = {},
): string {
  const finite = Number.isFinite(amount) ? amount : 0;
  const size = roundToDigits(Math.abs(finite), digits);
  const number = grouped(size, short && size % 1 === 0 ? 0 : digits);
  const loss = finite < 0 ? "−" : plus ? "+" : "";
  const sign = size > 0 ? loss : "";
  const isRight = direction === "right";
  const isForeign = hasRightToLeft(symbol);
  const isMirrored = isForeign && rightToLeft;
  const mark = isForeign ? leftToRightMark : "";
  // A currency's sign that ends with a point would lose it to the other side.
  const ended = isForeign ? symbol + rightToLeftMark : symbol;
  let text = `${mark}${sign}${number} ${ended}`;
  if (!isRight) text = mark + (isMirrored ? ended + mark + sign : sign + ended + mark) + number;
  else if (isMirrored) text = rightToLeftMark + text;
  return isolatedIn(text, rightToLeft);
}
