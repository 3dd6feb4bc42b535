import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Config, Order } from "@/contract";
import { currencyTerms } from "@/domain/currencies/money-rounding";
import { type Minor, toMinor } from "@/domain/money";
import { customerQuery } from "@/features/auth";
import { cashProblem } from "@/features/checkout";
import { useConfig } from "@/features/configuration";
import {
  emptyOfflineDetails,
  gatewayFor,
  type OfflineChoice,
  type PaymentChoice,
  type PaymentOption,
  type PaymentOptions,
  paymentFields,
  paymentFor,
  paymentOptions,
  useLeaveForPayment,
  useOfflineChoice,
} from "@/features/payment";
import { useConnectivity } from "@/platform/connectivity";
import { translator } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useGuestOrders } from "@/stores/guest-orders";
import { openOverlay } from "@/stores/overlay";
import { sendUntilAnswered } from "@/stores/send-until-answered";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { agreeToPrice } from "./api/agree-to-price";
import { invalidateOrders } from "./invalidate-orders";
import { useOrderZone } from "./use-order-zone";

/** How a priced prescription is paid, and the shopper's word on it. */
export interface Agreement {
  config: Config;
  options: PaymentOptions;
  /** The way that is used: the chosen one, else the first that can be. */
  used: PaymentOption;
  /** Key of the gateway for paying online, "" for the first one. */
  gateway: string;
  offline: OfflineChoice;
  /** Minor units. */
  total: Minor;
  balance: Minor | null | undefined;
  busy: boolean;
  /** It was ordered on this device, or by who is signed in. */
  isOwn: boolean;
  /** `way` is the key of a gateway, or the id of a way of paying outside of the app. */
  choose: (choice: PaymentChoice, way: string) => void;
  agree: () => Promise<void>;
}

/**
 * Null until the shop's settings are known. `contactNumber` is the one by which a guest found the order: on another device than
 * the one on which they ordered they agree by it, and pay in cash.
 */
export function useAgreement(order: Order, contactNumber: string | null): Agreement | null {
  const config = useConfig();
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const signedIn = useIsSignedIn();
  const online = useConnectivity() !== "offline";
  const zone = useOrderZone(order);
  const remembered = useGuestOrders(({ orders }) => orders.some(({ orderId }) => orderId === order.id));
  const isOwn = remembered || (signedIn && !order.is_guest);
  // A payment made elsewhere a moment ago is missing from the wallet.
  const { data: customer } = useQuery({ ...customerQuery(accountKey), enabled: signedIn, staleTime: 0 });
  const [chosen, setChosen] = useState<{ choice: PaymentChoice; way: string } | null>(null);
  const [isSending, setSending] = useState(false);
  const { leavingFor, leave } = useLeaveForPayment();
  const method = chosen?.choice === "offline_payment" ? Number(chosen.way) : null;
  const offline = useOfflineChoice(
    method === null ? null : emptyOfflineDetails(method),
    config ?? { offline_payment_status: 0 },
    zone,
  );
  if (!config) return null;
  const digits = config.digit_after_decimal_point;
  const total = toMinor(order.order_amount, digits);
  const balance = signedIn ? (customer ? toMinor(customer.wallet_balance, digits) : null) : undefined;
  const every = paymentOptions({
    config,
    zone,
    total,
    steps: currencyTerms(config),
    balance,
    online,
    offline: offline.methods.length > 0,
    // Where the zone's terms are not known the shop looks at them.
    cashProblem: (amount) => zone && cashProblem({ zones: [zone], store: order, config }, amount),
  });
  const options: PaymentOptions = isOwn ? every : [every[0]];
  const usable = options.find(({ problem }) => problem === null) ?? options[0];
  const used = chosen ? paymentFor(chosen.choice, options) : usable;
  const gateway = chosen && chosen.choice !== "offline_payment" ? chosen.way : "";

  const follow = async (status: string) => {
    if (status !== "failed") return showSuccess(translator("prescriptions")("priced.agreed"));
    if (used.choice === "offline_payment") return openOverlay({ kind: "offline-payment", orderId: order.id });
    const way = gatewayFor(gateway, config.active_payment_method_list)?.gateway;
    if (way) await leave({ orderId: order.id, gateway: way, customerId: customer?.id ?? null });
  };
  const agree = async () => {
    if (used.problem !== null) {
      showErrorTexts([translator("parcels")("error.payment")]);
      return;
    }
    const fields = paymentFields(used.choice);
    const body = {
      order_id: order.id,
      order_amount: order.order_amount,
      contact_number: contactNumber ?? undefined,
      ...fields,
    };
    setSending(true);
    try {
      await follow(await sendUntilAnswered(["agree", body], (key) => agreeToPrice(body, key)));
    } catch (error) {
      showError(error);
    } finally {
      setSending(false);
      // Also after a refusal, because the page showed an outdated price.
      invalidateOrders(queryClient, accountKey);
    }
  };
  return {
    config,
    options,
    used,
    gateway,
    offline,
    total,
    balance,
    busy: isSending || leavingFor !== null,
    isOwn,
    choose: (choice, way) => setChosen({ choice, way }),
    agree,
  };
}
