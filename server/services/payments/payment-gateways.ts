import { currencyOf } from "@/domain/currencies/currency-table";
import type { Clock } from "../../context";
import type { Database } from "../../db/database";
import type { Settings } from "../../environment/settings";
import type { PaymentGateway } from "../../ports";
import { sandboxGateway } from "./sandbox-gateway";

/** The gateways that the settings name, by their keys. No other one is loaded. */
export async function openPaymentGateways(
  { paymentSandbox, stripe, currency }: Pick<Settings, "paymentSandbox" | "stripe" | "currency">,
  { database, clock }: { database: Database; clock: Clock },
): Promise<ReadonlyMap<string, PaymentGateway>> {
  const gateways: PaymentGateway[] = [];
  // A shop's currency that Stripe does not take is refused with the settings.
  const stripeUnit = currencyOf(currency)?.gateways.stripe;
  if (stripe !== null && stripeUnit)
    gateways.push((await import("./stripe-gateway")).stripeGateway(stripe, stripeUnit));
  if (paymentSandbox) gateways.push(sandboxGateway({ database, clock }));
  return new Map(gateways.map((gateway) => [gateway.key, gateway]));
}
