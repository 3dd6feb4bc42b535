import type { CashbackOffer } from "@/contract/calls/cashback";
import { formatNumber, useClock, useMoney } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import styles from "./cashback.module.css";

interface CashbackPanelProps {
  readonly id: string;
  readonly offers: readonly CashbackOffer[];
}

/** Each offer's cashback, its minimum, maximum and end. */
export default function CashbackPanel({ id, offers }: CashbackPanelProps) {
  const t = useTexts("cashback");
  const conditionsOf = useConditions();
  const worthOf = useWorth();
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t("panel.title")}
      </h2>
      <p className={styles.text}>{t("panel.text")}</p>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.offer}>
            <strong className={styles.worth}>{worthOf(offer)}</strong>
            <div>
              {offer.title ? <h3 className={styles.name}>{offer.title}</h3> : null}
              <p className={styles.text}>{conditionsOf(offer).join(" · ")}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWorth(): (offer: CashbackOffer) => string {
  const money = useMoney();
  return ({ cashback_type, cashback_amount }) =>
    `\u2068${cashback_type === "amount" ? money(cashback_amount, true) : `${formatNumber(cashback_amount, 2)}%`}\u2069`;
}

function useConditions(): (offer: CashbackOffer) => string[] {
  const t = useTexts("cashback");
  const money = useMoney();
  const clock = useClock();
  const sum = (amount: number) => `\u2068${money(amount, true)}\u2069`;
  return ({ cashback_type, min_purchase, max_discount, end_date }) => {
    const until = formatDate(end_date, clock);
    return [
      min_purchase > 0 ? t("offer.from", { amount: sum(min_purchase) }) : t("offer.any"),
      cashback_type === "percentage" && max_discount > 0
        ? t("offer.upTo", { amount: sum(max_discount) })
        : null,
      until ? t("offer.until", { date: until }) : null,
    ].filter((condition) => condition !== null);
  };
}
