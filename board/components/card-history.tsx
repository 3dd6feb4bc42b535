import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./card-part.module.css";

export function CardHistory({ details }: { readonly details: BoardOrderDetails }) {
  const t = useTexts();
  const { time } = useFormats();
  if (details.history.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="card-history">
      <h3 className={styles.heading} id="card-history">
        {t("card.history")}
      </h3>
      <ol>
        {details.history.map(({ at, by, action }) => (
          <li key={`${at} ${action}`} className={styles.event}>
            <time dateTime={at}>{time(at)}</time>
            <span>{textOfWord(t, "did", action) ?? textOfWord(t, "status", action) ?? action}</span>
            {by === null ? null : <span className={styles.extra}>{t("card.by", { name: by })}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
