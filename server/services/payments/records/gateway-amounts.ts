import { stepAtGateway, toGatewayAmount } from "@/domain/currencies/money-rounding";
import type { Minor } from "@/domain/money";
import type { PaymentGateway } from "../../../ports";

/** Gateways by their keys. */
export type PaymentGateways = ReadonlyMap<string, PaymentGateway>;

/** Whether a gateway can charge an amount of the shop, minor units. */
export const canCharge = (
  { unit }: Pick<PaymentGateway, "unit">,
  amount: Minor,
  shopDecimals: number,
): boolean => unit === null || amount % stepAtGateway(unit, shopDecimals) === 0;

/** A shop's amount as the gateway counts it. Throws for one that it cannot charge. */
export const chargedAmount = (
  { unit }: Pick<PaymentGateway, "unit">,
  amount: Minor,
  shopDecimals: number,
): number => (unit === null ? amount : toGatewayAmount(amount, shopDecimals, unit));
