import type { Order } from "@/contract";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { Card } from "@/ui/plain/card";
import styles from "./orders.module.css";

/** How an order is paid. */
export function OrderPayment({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  return (
    <Card padding="lg" as="section" aria-labelledby="order-payment">
      <h3 id="order-payment" className={styles.subtitle}>
        {t("details.payment")}
      </h3>
      <PaymentFacts order={order} />
    </Card>
  );
}

/** The way of payment, what of it came from the wallet, and whether it is paid or was given back. */
export function PaymentFacts({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const money = useMoney();
  const name = usePaymentName(order);
  const part = order.partially_paid_amount;
  // A wallet pays when the order is placed: what it has not paid any more was given back.
  const returned =
    order.order_status === "canceled" &&
    order.payment_status === "unpaid" &&
    (order.payment_method === "wallet" || part > 0);
  return (
    <dl className={styles.bill}>
      <div>
        <dt>{t("details.method")}</dt>
        <dd>{name}</dd>
      </div>
      {part > 0 ? (
        <>
          <div>
            <dt>{t("payment.fromWallet")}</dt>
            <dd>
              <bdi>{money(part)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t(isRestInCash(order) ? "payment.inCash" : "payment.online")}</dt>
            <dd>
              <bdi>{money(order.order_amount - part)}</bdi>
            </dd>
          </div>
        </>
      ) : null}
      {order.bring_change_amount > 0 ? (
        <div>
          <dt>{t("payment.change")}</dt>
          <dd>
            <bdi>{money(order.bring_change_amount)}</bdi>
          </dd>
        </div>
      ) : null}
      <div>
        <dt>{t("details.paymentStatus")}</dt>
        <dd>{t(`payment.${returned ? "returned" : order.payment_status}`)}</dd>
      </div>
    </dl>
  );
}

const knownPayments = [
  "cash_on_delivery",
  "digital_payment",
  "wallet",
  "offline_payment",
  "partial_payment",
] as const;

/** Backends that do not say how the rest is paid take it in cash at the door. */
const isRestInCash = ({ rest_payment_method: rest }: Order): boolean => !rest || rest === "cash_on_delivery";

/** Payment gateways of other backends are shown with their own names. */
function usePaymentName(order: Order): string {
  const t = useTexts("orders");
  const { payment_method: method, rest_payment_method: rest } = order;
  // As the checkout calls it.
  if (method === "partial_payment" && rest === "cash_on_delivery") return t("payment.walletAndCash");
  if (method === "partial_payment" && rest === "digital_payment") return t("payment.walletAndOnline");
  const known = knownPayments.find((name) => name === method);
  return known ? t(`payment.${known}`) : method.replaceAll("_", " ");
}
