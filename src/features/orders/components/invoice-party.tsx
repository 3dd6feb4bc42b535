import { PhoneText } from "@/features/phone-field";
import type { Party } from "../order-parties";
import styles from "./invoice.module.css";

interface Props {
  readonly title: string;
  readonly party: Party;
  /** As it is stored; a store's is not shown. */
  readonly phone?: string;
}

/** A seller, buyer, sender or receiver. */
export function InvoiceParty({ title, party, phone }: Props) {
  return (
    <div>
      <h3 className={styles.muted}>{title}</h3>
      <p>
        <bdi>{party.name}</bdi>
      </p>
      {phone === undefined ? null : (
        <p className={styles.muted}>
          <PhoneText number={phone} />
        </p>
      )}
      {party.address ? (
        <p className={styles.muted}>
          <bdi>{party.address}</bdi>
        </p>
      ) : null}
    </div>
  );
}
