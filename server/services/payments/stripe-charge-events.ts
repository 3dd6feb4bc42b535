/** Stripe's messages about a charge after it was paid: refunds, refunds that failed, and disputes. */
import type Stripe from "stripe";
import type { GatewayEvent } from "../../ports";

/** A refund's money is back at the shop's account with Stripe then. */
export const hasFailed = (status: string | null): boolean => status === "failed" || status === "canceled";

/** The bank has decided, or asks no more. */
const overStates: readonly string[] = ["won", "lost", "warning_closed", "prevented"];

type About = Omit<GatewayEvent, "id"> & { intent: Stripe.Charge["payment_intent"] };

function ofCharge(charge: Stripe.Charge): About {
  const { id: reference, payment_intent: intent, amount_refunded: amount, currency } = charge;
  const state = charge.refunded ? "whole" : "part";
  return { kind: "refunded", reference, state, reason: "", amount, currency, intent };
}

function ofDispute(dispute: Stripe.Dispute): About {
  const { id: reference, status: state, reason, amount, currency, payment_intent: intent } = dispute;
  const kind = overStates.includes(state) ? "dispute_over" : "dispute";
  return { kind, reference, state, reason, amount, currency, intent };
}

/** Asked again: messages come late and in any order, and money moves on this one. */
async function ofRefund(stripe: Stripe, { id }: Stripe.Refund): Promise<About | null> {
  const refund = await stripe.refunds.retrieve(id);
  if (!hasFailed(refund.status)) return null;
  const { amount, currency, payment_intent: intent } = refund;
  const state = refund.status ?? "failed";
  const reason = refund.failure_reason ?? "";
  return { kind: "refund_failed", reference: id, state, reason, amount, currency, intent };
}

function aboutOf(stripe: Stripe, event: Stripe.Event): About | Promise<About | null> | null {
  switch (event.type) {
    case "charge.refunded":
      return ofCharge(event.data.object);
    case "refund.failed":
    case "refund.updated":
    case "charge.refund.updated":
      return ofRefund(stripe, event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return ofDispute(event.data.object);
    default:
      return null;
  }
}

/** The news in a checked message, and the session of its charge; null for messages about no charge of a session. */
export async function readChargeEvent(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<{ session: string | null; event?: GatewayEvent }> {
  const about = await aboutOf(stripe, event);
  if (about === null) return { session: null };
  const { intent, ...told } = about;
  if (intent === null || intent === undefined) return { session: null };
  const payment_intent = typeof intent === "string" ? intent : intent.id;
  const [session] = (await stripe.checkout.sessions.list({ payment_intent, limit: 1 })).data;
  return session ? { session: session.id, event: { id: event.id, ...told } } : { session: null };
}
