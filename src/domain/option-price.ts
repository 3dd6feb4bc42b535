/** What the options of an item add to its price. */
import { type Minor, toMinor } from "./money";
import type { PriceReading } from "./price-reading";

/** What an option adds to one piece; anything unreadable is 0. `price` in major units, as the wire has it. */
export const optionPrice = (price: string | undefined, { digits, decimalOptions }: PriceReading): Minor =>
  toMinor(decimalOptions ? price : Number.parseInt(price ?? "", 10), digits);
