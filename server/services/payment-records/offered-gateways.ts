import type { PaymentGateway } from "../../ports";

/** Gateways by their keys. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/**
 * Those through which something may be paid. One whose amounts have other decimals than the shop's is left out: 5.00 of a shop
 * that counts in hundredths would be 500 yen there.
 */
export const offeredGateways = (gateways: PaymentGateways, shopDecimals: number): PaymentGateways =>
  new Map([...gateways].filter(([, { decimals }]) => decimals === null || decimals === shopDecimals));
