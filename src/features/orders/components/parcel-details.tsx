import type { DeliveryAddress, Order } from "@/contract";
import { PhoneText } from "@/features/phone-field";
import { useTexts } from "@/platform/i18n";
import { PinIcon } from "@/ui/icons/pin";
import { StoreIcon } from "@/ui/icons/store";
import { Picture } from "@/ui/plain/picture";
import { orderParties } from "../order-parties";
import styles from "./tracked-order.module.css";

/** A parcel's kind, sender, receiver and payer. */
export function ParcelDetails({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const { sender, receiver } = orderParties(order, t);
  const people: [string, typeof sender, DeliveryAddress | null, typeof PinIcon][] = [
    [t("party.sender"), sender, order.delivery_address, StoreIcon],
    [t("party.receiver"), receiver, order.receiver_details, PinIcon],
  ];
  return (
    <div className={styles.parties}>
      {order.parcel_category ? (
        <div className={styles.party}>
          <Picture src={order.parcel_category.image_full_url} alt="" maxWidth={48} className={styles.icon} />
          <div className={styles.words}>
            <p className={styles.strong}>
              <bdi>{order.parcel_category.name}</bdi>
            </p>
            <p className={styles.muted}>
              {t(order.charge_payer === "receiver" ? "parcel.receiverPays" : "parcel.senderPays")}
            </p>
          </div>
        </div>
      ) : null}
      {people.map(([title, party, contact, Icon]) => (
        <div key={title} className={styles.party}>
          <span className={styles.icon}>
            <Icon />
          </span>
          <div className={styles.words}>
            <p className={styles.muted}>{title}</p>
            <p className={styles.strong}>
              <bdi>{party.name}</bdi>
            </p>
            <p className={styles.muted}>
              <PhoneText number={contact?.contact_person_number ?? ""} />
            </p>
            <p className={styles.muted}>
              <bdi>{party.address}</bdi>
            </p>
          </div>
        </div>
      ))}
    </div>
  );
}
