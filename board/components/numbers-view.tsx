import type { ReactNode } from "react";
import type { BoardNumbers } from "@/contract/calls/board-numbers";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./numbers.module.css";

/** The numbers of a span, the largest first. */
export function NumbersView({ numbers }: { readonly numbers: BoardNumbers }) {
  const t = useTexts();
  const { money } = useFormats();
  const { canceled, refunds } = numbers;
  const canceledOrders = canceled.reduce((count, row) => count + row.orders, 0);
  return (
    <>
      <dl className={styles.tiles}>
        <Tile name={t("numbers.total")} value={money(numbers.total)} />
        <Tile name={t("numbers.delivered")} value={String(numbers.orders_delivered)} />
        <Tile name={t("numbers.received")} value={String(numbers.orders_received)} />
        <Tile name={t("numbers.canceled")} value={String(canceledOrders)} />
        <Minutes name={t("numbers.toAccept")} minutes={numbers.minutes_to_accept} />
        <Minutes name={t("numbers.toDeliver")} minutes={numbers.minutes_to_deliver} />
      </dl>
      {numbers.days.length > 1 ? <Days days={numbers.days} /> : null}
      {numbers.orders_delivered === 0 ? <p className={styles.quiet}>{t("numbers.none")}</p> : null}
      <div className={styles.parts}>
        <Part title={t("numbers.parts")} isShown={numbers.amounts.length > 0}>
          {numbers.amounts.map(({ name, amount }) => (
            <Row key={name} name={textOfWord(t, "amount", name) ?? name} value={money(amount)} />
          ))}
          <Row name={t("card.total")} value={money(numbers.total)} isSum />
          {numbers.tax > 0 ? <Row name={t("numbers.tax")} value={money(numbers.tax)} isQuiet /> : null}
        </Part>
        <Part title={t("numbers.paid")} isShown={numbers.payments.length > 0}>
          {numbers.payments.map(({ name, amount }) => (
            <Row key={name} name={textOfWord(t, "paidBy", name) ?? name} value={money(amount)} />
          ))}
          {refunds.orders > 0 ? (
            <Row
              name={t("numbers.refunds", { count: refunds.orders })}
              value={money(-refunds.amount)}
              isSum
            />
          ) : null}
        </Part>
        <Part title={t("numbers.cash")} isShown={numbers.cash.length > 0}>
          {numbers.cash.map(({ courier_id: id, name, orders, amount }) => (
            <Row
              key={id}
              name={name ?? t("numbers.counter")}
              note={t("numbers.orders", { count: orders })}
              value={money(amount)}
            />
          ))}
        </Part>
        <Part title={t("numbers.best")} isShown={numbers.best_sold.length > 0}>
          {numbers.best_sold.map(({ item_id: id, name, quantity, amount }) => (
            <Row key={`${id} ${name}`} name={name} note={`${quantity} ×`} value={money(amount)} />
          ))}
        </Part>
        <Part title={t("numbers.why")} isShown={canceled.length > 0}>
          {canceled.map(({ reason, by, orders, amount }) => (
            <Row
              key={`${by} ${reason}`}
              name={reason ?? t("numbers.noReason")}
              note={t("numbers.orders", { count: orders })}
              value={money(amount)}
            />
          ))}
        </Part>
      </div>
    </>
  );
}

interface MinutesProps {
  readonly name: string;
  readonly minutes: BoardNumbers["minutes_to_accept"];
}

function Minutes({ name, minutes }: MinutesProps) {
  const t = useTexts();
  if (minutes === null) return <Tile name={name} value="–" />;
  const whole = (value: number) => Math.round(value);
  return (
    <Tile
      name={name}
      value={t("numbers.minutes", { count: whole(minutes.median) })}
      note={t("numbers.slow", { count: whole(minutes.slow) })}
    />
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

function Tile({ name, value, note }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
        {note ? <small className={styles.note}>{note}</small> : null}
      </dd>
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

function Part({ title, isShown, children }: PartProps) {
  if (!isShown) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string;
  readonly value: string;
  readonly isSum?: boolean;
  readonly isQuiet?: boolean;
}

function Row({ name, note, value, isSum, isQuiet }: RowProps) {
  const look = isSum ? styles.sum : isQuiet ? styles.quiet : "";
  return (
    <div className={`${styles.row} ${look}`}>
      <dt>
        <bdi>{name}</bdi>
        {note ? <span className={styles.quiet}> {note}</span> : null}
      </dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}

/** A bar a day; the words of each are its row for a screen reader. */
function Days({ days }: { readonly days: BoardNumbers["days"] }) {
  const t = useTexts();
  const { money } = useFormats();
  const most = Math.max(...days.map(({ amount }) => amount), 1);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t("numbers.byDay")}</h3>
      <ol className={styles.bars}>
        {days.map(({ date, orders, amount }) => {
          const words = `${date}: ${money(amount)}, ${t("numbers.orders", { count: orders })}`;
          return (
            <li key={date} className={styles.bar} title={words}>
              <span className="visually-hidden">{words}</span>
              <span className={styles.level} style={{ blockSize: `${(100 * amount) / most}%` }} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
