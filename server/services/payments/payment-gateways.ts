import type { Clock } from "../../context";
import type { Database } from "../../db/database";
import type { PaymentGateway } from "../../ports";
import type { Settings } from "../../settings";
import { sandboxGateway } from "./sandbox-gateway";

/** The gateways that the settings name, by their keys. */
export async function openPaymentGateways(
  { paymentSandbox }: Pick<Settings, "paymentSandbox">,
  { database, clock }: { database: Database; clock: Clock },
): Promise<ReadonlyMap<string, PaymentGateway>> {
  const gateways = paymentSandbox ? [sandboxGateway({ database, clock })] : [];
  return new Map(gateways.map((gateway) => [gateway.key, gateway]));
}
