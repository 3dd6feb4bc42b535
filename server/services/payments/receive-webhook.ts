import { and, eq } from "drizzle-orm";
import type { ServerContext } from "../../context";
import { payments } from "../../db/schema";
import { recordEvent } from "./payment-events";
import { settlePayment } from "./settle-payment";

/**
 * A gateway's message that something has become of a session. Its signature is checked; what has become of it is then asked of
 * the gateway itself, so that messages may come twice, late and in any order. What it tells of a charge later is written down.
 * False: not signed by the gateway.
 */
export async function receiveWebhook(
  context: ServerContext,
  gatewayKey: string,
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<boolean> {
  const gateway = context.paymentGateways.get(gatewayKey);
  const message = await gateway?.readWebhook(body, headers);
  if (!gateway || !message) return false;
  if (message.session === null) return true;
  const [payment] = await context.database
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gatewayKey), eq(payments.session, message.session)))
    .limit(1);
  if (payment && message.event) await recordEvent(context, payment.id, message.event);
  else if (payment) await settlePayment(context, payment, await gateway.read(message.session), "webhook");
  return true;
}
