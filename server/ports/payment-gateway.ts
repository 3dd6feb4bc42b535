/** Takes money for the shop: the sandbox, or a service such as Stripe. Amounts in the gateway's smallest unit. Never called in a transaction. */
import type { GatewayUnit } from "@/domain/currencies/currency-table";
import type { Language } from "../locales";

export interface PaymentRequest {
  /** The shop's id of the payment: starting it twice starts one session. */
  paymentId: string;
  amount: number;
  /** ISO 4217, small letters. */
  currency: string;
  /** Shown on the gateway's page. */
  description: string;
  language: string;
  /** Where the gateway leads the shopper when they are done, or give up. */
  returnUrl: string;
  cancelUrl: string;
}

/**
 * `open`: nobody has paid, the page can still be used. `processing`: a charge is under way. `paid` is final, as are `failed`
 * and `canceled` unless the gateway says otherwise later.
 */
export type GatewayState = "open" | "processing" | "paid" | "failed" | "canceled";

export interface GatewayResult {
  state: GatewayState;
  /** The charge; null while nothing was charged. */
  paid: { amount: number; currency: string } | null;
  /** Where an open session is paid. */
  payUrl: string | null;
}

/** Something that a gateway tells of a charge after it was made. */
export interface GatewayEvent {
  /** The gateway's id of the message, the same each time that it is sent. */
  id: string;
  /** `refunded`: by whoever, the shop or a person at the gateway. `dispute`: the bank asks for the money back. */
  kind: "refunded" | "refund_failed" | "dispute" | "dispute_over";
  /** The gateway's id of the charge, the refund or the dispute. */
  reference: string;
  /** `refunded`: whole or part. Otherwise the gateway's own word. */
  state: string;
  reason: string;
  amount: number;
  currency: string;
}

export interface PaymentGateway {
  /** Key in the config's list of gateways. */
  readonly key: string;
  /** Its name where the operator has set none. */
  readonly title: (language: Language) => string;
  /** How it counts the shop's currency; null: as the shop does. */
  readonly unit: GatewayUnit | null;
  /** Refuses with 403 `digital_payment` an amount that is too small for it. */
  start(request: PaymentRequest): Promise<{ session: string; payUrl: string }>;
  /** Asks for the state of a session. */
  read(session: string): Promise<GatewayResult>;
  /** Makes an open session unusable; returns what it is then. */
  close(session: string): Promise<GatewayResult>;
  /**
   * Checks a message's signature. Null: not signed by the gateway. `session` null: about nothing of ours. With an `event` it
   * tells of that, otherwise that something has become of the session.
   */
  readWebhook(
    body: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Promise<{ session: string | null; event?: GatewayEvent } | null>;
  /**
   * Gives back all that was charged, or an amount of it, once for each attempt, which begin at 0: another one is made after the one
   * before has failed. Returns the gateway's name of the refund.
   */
  refund(
    session: string,
    refund: { paymentId: string; attempt: number; amount: number | null },
  ): Promise<string>;
}
