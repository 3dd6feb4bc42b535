import { useState } from "react";
import type { Config, ZoneData } from "@/contract";
import { currencyTerms } from "@/domain/currencies/money-rounding";
import { zoneTerms } from "@/domain/delivery-terms";
import { type Minor, toMinor } from "@/domain/money";
import type { ParcelPrice } from "@/domain/parcel-price";
import { customerQuery } from "@/features/auth";
import { cashProblem } from "@/features/checkout";
import {
  defaultPayment,
  type OfflineChoice,
  type PaymentOption,
  type PaymentOptions,
  paymentChoices,
  paymentFor,
  paymentOptions,
  useOfflineChoice,
} from "@/features/payment";
import { useConnectivity } from "@/platform/connectivity";
import { useQuery } from "@/platform/query";
import type { ParcelValues } from "@/stores/parcel-draft";
import { useAccountKey, useIsSignedIn } from "@/stores/session";

export interface ParcelPayment {
  /** The ways that are offered; a receiver pays the courier in cash. */
  options: PaymentOptions;
  /** The option used for the shopper's choice. */
  used: PaymentOption;
  /** Key of the gateway through which it is paid where it is paid online, "" for the first one. */
  gateway: string;
  /** Paying outside of the app: the methods, the chosen one, and its filled-in fields. */
  offline: OfflineChoice;
  /** Minor units. */
  total: Minor;
  /** The customer's balance, minor units; null while it is unknown, undefined for guests. */
  balance: Minor | null | undefined;
}

/** How a parcel can be paid, and how it is, of a price before its total is rounded; null while its price is not known. */
export function useParcelPayment(
  { payer, payment, gateway = "", offline: written }: ParcelValues,
  config: Config,
  sender: { zone: ZoneData | null; moduleId: number },
  price: ParcelPrice | null,
): ParcelPayment | null {
  const signedIn = useIsSignedIn();
  // A choice of an earlier visit is no choice of now.
  const [chosenBefore] = useState(payment);
  const connection = useConnectivity();
  const { data: customer } = useQuery(customerQuery(useAccountKey()));
  const bySender = payer === "sender";
  const store = { zone_id: sender.zone?.id ?? 0, module_id: sender.moduleId };
  const zones = sender.zone === null ? [] : [sender.zone];
  const zone = bySender ? zoneTerms(zones, store).zone : null;
  const offline = useOfflineChoice(written ?? null, config, zone);
  if (price === null) return null;
  const digits = config.digit_after_decimal_point;
  const known = customer ? toMinor(customer.wallet_balance, digits) : null;
  const balance = signedIn && bySender ? known : undefined;
  const options = paymentOptions({
    offline: offline.methods.length > 0,
    config,
    zone,
    total: price.total - price.rounding,
    steps: currencyTerms(config),
    balance,
    online: connection !== "offline",
    // Without a network nobody knows the zone's terms: the shop looks at them.
    cashProblem: (amount) => (sender.zone === null ? null : cashProblem({ zones, store, config }, amount)),
  });
  // A receiver pays in cash alone.
  const chosen = bySender ? paymentChoices.find((choice) => choice === payment) : undefined;
  const ofChoice = chosen ? paymentFor(chosen, options) : defaultPayment(options);
  const used = ofChoice.problem !== null && chosen === chosenBefore ? defaultPayment(options) : ofChoice;
  return { options, used, gateway, offline, total: used.total, balance };
}
