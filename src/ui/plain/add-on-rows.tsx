import styles from "./add-on-rows.module.css";

interface Props {
  /** `amount` is money as it is shown: of all its pieces. */
  readonly rows: readonly { id: number; name: string; quantity: number; amount: string }[];
}

/** The add-ons of a line, each with its price; nothing without any. */
export function AddOnRows({ rows }: Props) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, quantity, amount }) => (
        <li key={id}>
          <span className={styles.name}>
            + <bdi>{name}</bdi>
            {quantity > 1 ? <bdi dir="ltr"> × {quantity}</bdi> : null}
          </span>
          <bdi className={styles.amount}>{amount}</bdi>
        </li>
      ))}
    </ul>
  );
}
