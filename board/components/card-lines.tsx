import type { BoardOrderDetails, BoardOrderLine } from "@/contract/calls/board-orders";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./card-part.module.css";

/** What to make, and what its customer said about it. */
export function CardLines({ details }: { readonly details: BoardOrderDetails }) {
  const t = useTexts();
  return (
    <section className={styles.part} aria-labelledby="card-lines">
      <h3 className={styles.heading} id="card-lines">
        {t("card.what")}
      </h3>
      <Note title={t("card.note")} text={details.note} />
      <ul className={styles.lines}>
        {details.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Note title={t("card.soldOut")} text={details.unavailable_item_note} />
      {details.type === "parcel" ? null : <p>{t(details.cutlery ? "card.cutlery" : "card.noCutlery")}</p>}
    </section>
  );
}

function Line({ line }: { readonly line: BoardOrderLine }) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{line.quantity}×</span>
      <div>
        <p className={styles.name}>{line.name}</p>
        {line.substitute_for ? (
          <p className={styles.extra}>{t("card.substitute", { prescribed: line.substitute_for })}</p>
        ) : null}
        {line.variant ? <p className={styles.extra}>{line.variant}</p> : null}
        {line.options.map(({ name, values }) => (
          <p key={name} className={styles.extra}>
            {name}: <strong>{values.join(", ")}</strong>
          </p>
        ))}
        {line.add_ons.map(({ name, quantity }) => (
          <p key={name} className={styles.extra}>
            + <strong>{quantity > 1 ? `${quantity}× ${name}` : name}</strong>
          </p>
        ))}
      </div>
      <span className={styles.price}>{t("card.unitPrice", { price: money(line.unit_price) })}</span>
    </li>
  );
}

interface NoteProps {
  readonly title: string;
  readonly text: string | null;
}

/** Somebody's own words; nothing where there are none. */
export function Note({ title, text }: NoteProps) {
  if (!text) return null;
  return (
    <p className={styles.note}>
      <strong>{title}</strong>
      <span dir="auto">{text}</span>
    </p>
  );
}
