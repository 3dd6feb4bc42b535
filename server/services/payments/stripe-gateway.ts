/** Stripe: its own page (Checkout) takes the card, its signed messages and its API say what became of it. */
import Stripe from "stripe";
import { Type } from "typebox";
import { Value } from "typebox/value";
import type { GatewayUnit } from "@/domain/currencies/currency-table";
import type { StripeSettings } from "../../environment/stripe-settings";
import type { GatewayResult, PaymentGateway } from "../../ports";
import { refuse } from "../refusals";
import { hasFailed, readChargeEvent } from "./stripe-charge-events";

/** A message that is older than this is none, s. */
const messageMaxAgeSeconds = 300;
const requestTimeoutMs = 15_000;

/** Fields of every message; anything else that is signed is not Stripe's. */
const SignedEvent = Type.Object({
  id: Type.String(),
  type: Type.String(),
  data: Type.Object({ object: Type.Object({ id: Type.Optional(Type.Unknown()) }) }),
});
const isSessionId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{1,255}$/.test(id);

/** Languages of Stripe's page, of those that a shop may have; in another one it follows the browser. */
const pageLanguages = ["en", "de", "es", "fr", "id", "it", "nl", "pl", "pt", "ru", "tr", "vi"] as const;

/** Stripe takes no charge below about half a dollar. */
const isTooSmall = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === "amount_too_small";

const withIntent = { expand: ["payment_intent"] };

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null =>
  typeof intent === "object" ? intent : null;

/** A session that was gone through without being paid: banks may take days, and may say no. */
function stateOfUnpaid(intent: Stripe.PaymentIntent | null): GatewayResult["state"] {
  const isOver = intent?.status === "requires_payment_method" || intent?.status === "canceled";
  return isOver ? "failed" : "processing";
}

function resultOf(session: Stripe.Checkout.Session): GatewayResult {
  const intent = intentOf(session);
  if (session.payment_status === "paid") {
    const amount = intent?.amount_received ?? session.amount_total ?? 0;
    const currency = intent?.currency ?? session.currency ?? "";
    return { state: "paid", paid: { amount, currency }, payUrl: null };
  }
  if (session.status === "open") return { state: "open", paid: null, payUrl: session.url };
  const state = session.status === "expired" ? "canceled" : stateOfUnpaid(intent);
  return { state, paid: null, payUrl: null };
}

/** The driver, for a shop's currency as Stripe counts it. Requests that are repeated carry the same key, so that each is done once. */
export function stripeGateway(
  { secretKey, webhookSecret, address }: StripeSettings,
  unit: GatewayUnit,
): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: requestTimeoutMs,
    telemetry: false,
    ...(address === null
      ? {}
      : {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === "http:" ? ("http" as const) : ("https" as const),
        }),
  });
  const read = async (id: string): Promise<GatewayResult> =>
    resultOf(await stripe.checkout.sessions.retrieve(id, withIntent));

  /** The refund of a charge that was refunded before, by a request whose answer was lost; with all that was written on it. */
  const refundOf = async (
    intent: string,
    written: Readonly<Record<string, string>> = {},
  ): Promise<string | null> =>
    (await stripe.refunds.list({ payment_intent: intent, limit: 10 })).data.find(
      ({ status, metadata }) =>
        !hasFailed(status) && Object.entries(written).every(([name, value]) => metadata?.[name] === value),
    )?.id ?? null;

  return {
    key: "stripe",
    title: () => "Stripe",
    unit,
    async start({ paymentId, amount, currency, description, language, returnUrl, cancelUrl }) {
      const create = stripe.checkout.sessions.create(
        {
          mode: "payment",
          // Charged is the shop's currency: a charge in another one would pay for nothing and go back.
          adaptive_pricing: { enabled: false },
          client_reference_id: paymentId,
          line_items: [
            {
              quantity: 1,
              price_data: { currency, unit_amount: amount, product_data: { name: description } },
            },
          ],
          metadata: { payment_id: paymentId },
          payment_intent_data: { metadata: { payment_id: paymentId } },
          locale: pageLanguages.find((known) => known === language) ?? "auto",
          success_url: returnUrl,
          cancel_url: cancelUrl,
        },
        { idempotencyKey: `start-${paymentId}` },
      );
      const session = await create.catch((error: unknown) => {
        throw isTooSmall(error) ? refuse("payment_small") : error;
      });
      if (session.url === null) throw new Error("Stripe named no page.");
      return { session: session.id, payUrl: session.url };
    },
    read,
    async close(id) {
      try {
        await stripe.checkout.sessions.expire(id);
      } catch (error) {
        // Paid or expired meanwhile: what it is now is read.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
      return read(id);
    },
    async readWebhook(body, headers) {
      const signature = headers["stripe-signature"];
      if (typeof signature !== "string") return null;
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, signature, webhookSecret, messageMaxAgeSeconds);
      } catch {
        return null;
      }
      if (!Value.Check(SignedEvent, event)) return null;
      const isOfSession = event.type.startsWith("checkout.session.");
      const { id } = event.data.object as { id?: unknown };
      if (isOfSession) return isSessionId(id) ? { session: id } : null;
      return readChargeEvent(stripe, event);
    },
    async refund(id, { paymentId, attempt, amount }) {
      const session = await stripe.checkout.sessions.retrieve(id);
      const intent = session.payment_intent;
      const intentId = typeof intent === "string" ? intent : intent?.id;
      if (!intentId) throw new Error("Stripe has charged nothing.");
      const metadata = { payment_id: paymentId, attempt: String(attempt) };
      // Stripe forgets keys after a day, and a second part of a charge is none that it would refuse.
      const made = amount === null ? null : await refundOf(intentId, metadata);
      if (made !== null) return made;
      try {
        const refund = await stripe.refunds.create(
          // Without an amount: what is left of the charge, also where it was another one than agreed.
          { payment_intent: intentId, metadata, ...(amount === null ? {} : { amount }) },
          // Stripe repeats the answer of a key, also that of a refund which failed later.
          { idempotencyKey: attempt === 0 ? `refund-${paymentId}` : `refund-${paymentId}-${attempt}` },
        );
        return refund.id;
      } catch (error) {
        const isDone = error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
        const known = isDone ? await refundOf(intentId) : null;
        if (known === null) throw error;
        return known;
      }
    },
  };
}
