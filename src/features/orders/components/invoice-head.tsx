import type { Order } from "@/contract";
import { useConfig } from "@/features/configuration";
import { PhoneText } from "@/features/phone-field";
import { useClock } from "@/platform/format";
import { formatLongDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { orderParties } from "../order-parties";
import styles from "./invoice.module.css";
import { InvoiceParty } from "./invoice-party";
import { StatusBadge } from "./status-badge";

/** Seller, buyer and number of the order. */
export function InvoiceHead({ order }: { readonly order: Order }) {
  const t = useTexts("invoice");
  const orders = useTexts("orders");
  const clock = useClock();
  const config = useConfig();
  const { sender, receiver } = orderParties(order, orders);
  const parcel = order.order_type === "parcel";
  const buyer = parcel && order.charge_payer !== "receiver" ? sender : receiver;
  const phone = (
    buyer === receiver && order.receiver_details ? order.receiver_details : order.delivery_address
  ).contact_person_number;
  const { address, phone: shopPhone, email } = config ?? {};
  return (
    <>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>
            <bdi>{config?.business_name}</bdi>
          </p>
          {address ? (
            <p className={styles.muted}>
              <bdi>{address}</bdi>
            </p>
          ) : null}
          {shopPhone ? (
            <p className={styles.muted}>
              <PhoneText number={shopPhone} />
            </p>
          ) : null}
          {email ? (
            <p className={styles.muted}>
              <bdi>{email}</bdi>
            </p>
          ) : null}
        </div>
        <div className={styles.number}>
          <h2>{t("title")}</h2>
          <p className={styles.order}>{orders("order.number", { id: order.id })}</p>
          <p>
            {t("date")}: <bdi>{formatLongDateTime(order.created_at, clock)}</bdi>
          </p>
          <StatusBadge order={order} />
        </div>
      </header>
      <div className={styles.people}>
        {parcel || !order.store ? null : <InvoiceParty title={t("seller")} party={sender} />}
        <InvoiceParty title={t("buyer")} party={buyer} phone={phone} />
      </div>
    </>
  );
}
