/** How prices of the wire become amounts of the domain. */
import type { Config } from "@/contract";

/** Everything that is needed to read a price. */
export interface PriceReading {
  /** Decimals of the currency. */
  digits: number;
  /** Option prices have decimals; without them only their whole major units count. */
  decimalOptions: boolean;
}

/** As a device may have stored it: an older build wrote no flag of decimal option prices. */
type PriceConfig = Pick<Config, "digit_after_decimal_point" | "idempotency"> &
  Partial<Pick<Config, "decimal_option_prices">>;

/**
 * The shop's reading. A backend that does not say that its option prices are decimal is read as the specification has it. Where
 * a config was stored before the flag existed, `idempotency` tells our own server, which counts every digit.
 */
export const priceReading = (config: PriceConfig): PriceReading => ({
  digits: config.digit_after_decimal_point,
  decimalOptions: config.decimal_option_prices ?? config.idempotency,
});
