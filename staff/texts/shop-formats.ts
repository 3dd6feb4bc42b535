/** Money, time and ways as the shop writes them. */
import { amountText } from "@/domain/money-text";
import { direction } from "@/platform/i18n/languages";

export interface Formats {
  /** An amount of major units. */
  money(amount: number): string;
  /** "13:05" on the shop's clock; with the day where it is another than today. Epoch ms or ISO 8601. */
  time(instant: number | string): string;
  kilometres(distance: number): string;
}

/** What the server says of a shop's ways of writing. */
export interface ShopNotation {
  readonly time_zone: string;
  readonly currency_symbol: string;
  readonly currency_before: boolean;
  readonly digits: number;
}

function timesIn(timeZone: string, language: string): (instant: number) => string {
  // Digits are 0 to 9 in every language, as on the tickets.
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeZone, ...options });
  const clock = write({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = write({ day: "numeric", month: "short" });
  return (instant) => {
    const [date, today] = [day.format(instant), day.format(Date.now())];
    return date === today ? clock.format(instant) : `${date}, ${clock.format(instant)}`;
  };
}

function makeFormats(shop: ShopNotation | undefined, language: string): Formats {
  const rightToLeft = direction(language) === "rtl";
  const money = {
    symbol: shop?.currency_symbol ?? "",
    direction: shop?.currency_before === false ? ("right" as const) : ("left" as const),
    digits: shop?.digits ?? 2,
  };
  const times = timesOf(shop?.time_zone ?? "UTC", language);
  const distances = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: 1,
  });
  return {
    money: (amount) => amountText(amount, money, { rightToLeft }),
    time: (instant) => times(typeof instant === "number" ? instant : Date.parse(instant)),
    kilometres: (distance) => distances.format(distance),
  };
}

function timesOf(timeZone: string, language: string): (instant: number) => string {
  try {
    return timesIn(timeZone, language);
  } catch {
    // A zone that this browser does not know yet.
    return timesIn("UTC", language);
  }
}

/** The last that were asked for: a list of two hundred orders asks as often, and formatters are slow to make. */
let made: { shop: ShopNotation | undefined; language: string; formats: Formats } | null = null;

const isSame = (one: ShopNotation | undefined, other: ShopNotation | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.time_zone === other.time_zone &&
    one.currency_symbol === other.currency_symbol &&
    one.currency_before === other.currency_before &&
    one.digits === other.digits);

/** The same object until notation or language change. `shop` is undefined until somebody has signed in once. */
export function shopFormats(shop: ShopNotation | undefined, language: string): Formats {
  if (made === null || made.language !== language || !isSame(made.shop, shop))
    made = { shop, language, formats: makeFormats(shop, language) };
  return made.formats;
}
