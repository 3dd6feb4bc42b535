/** How the shop writes money; from config. Amounts are major units everywhere here. */
export interface MoneyFormat {
  symbol: string;
  direction: "left" | "right";
  /** Digits after the decimal point. */
  digits: number;
}

/**
 * Digits are Latin in every language, because prices are compared with receipts and banknotes. By hand, because the
 * first use of a formatter of the language costs a cheap phone 50 ms of its first screen.
 */
function grouped(amount: number, digits: number): string {
  const [whole = "", fraction] = amount.toFixed(digits).split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/**
 * "$12.50", "12.50 €", "−$3.00". Rounded half away from zero to the configured digits; anything but a number is 0. `short`
 * leaves out the decimals of a round sum, as conditions are written: "$20".
 */
export function formatMoney(
  amount: number,
  { symbol, direction, digits }: MoneyFormat,
  short = false,
): string {
  const finite = Number.isFinite(amount) ? amount : 0;
  const size = roundTo(Math.abs(finite), digits);
  const text = grouped(size, short && size % 1 === 0 ? 0 : digits);
  const sign = finite < 0 && size > 0 ? "−" : "";
  return direction === "right" ? `${sign}${text} ${symbol}` : `${sign}${symbol}${text}`;
}

/** A plain number with at most so many digits, without trailing zeros: 4.5, 4.67, 5. */
export function formatNumber(value: number, digits: number): string {
  return String(roundTo(Number.isFinite(value) ? value : 0, digits));
}

/** A rating, rounded to at most so many digits and shown with at least one of them, so that rows align: 4.0, 4.3, 4.67. */
export function formatRating(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  return digits > 0 && !text.includes(".") ? `${text}.0` : text;
}

/** Half up on the decimal digits as they are written: 1.005 is 1.01 although its binary form is smaller. */
function roundTo(value: number, digits: number): number {
  // Larger numbers have no such digits, and their text is exponential.
  if (Math.abs(value) >= 1e15 || Math.abs(value) < 1e-6) return Math.abs(value) < 1e-6 ? 0 : value;
  return Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
}
