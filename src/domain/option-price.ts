/** Prices of an item's options. */
import { type Minor, toMinor } from "./money";
import type { PriceReading } from "./price-reading";

/** The price of an option for one piece; 0 for anything unreadable. `price` in major units, as the wire has it. */
export const optionPrice = (price: string | undefined, { digits, decimalOptions }: PriceReading): Minor =>
  toMinor(decimalOptions ? price : Number.parseInt(price ?? "", 10), digits);
