import { useEffect, useRef, useState } from "react";
import type { CourierOrder } from "@/contract/calls/couriers";
import { Button, ButtonLink } from "@/ui/plain/button";
import { isProved, proofOf, stageOf } from "../rules/next-step";
import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { DeliverSheet } from "./deliver-sheet";
import styles from "./order-card.module.css";
import { OrderNumber, StageMark } from "./order-head";
import { OrderStop } from "./order-stop";
import { ReturnedSheet } from "./returned-sheet";
import { WhenReady } from "./when-ready";

/** A second press of a hurried thumb falls on the button that has just changed: for so long it takes none, ms. */
const settlesInMs = 700;

interface Props {
  readonly order: CourierOrder;
  /** Of the shop; empty: it has none. */
  readonly shopPhone: string;
  readonly isNew: boolean;
  /** A press of it has not reached the server. */
  readonly isWaiting: boolean;
}

/** The order that is worked on: where to, what to take, and the one thing to do next. */
export function OrderCard({ order, shopPhone, isNew, isWaiting }: Props) {
  const t = useTexts();
  const { money } = useFormats();
  const [sheet, setSheet] = useState<"deliver" | "returned" | null>(null);
  const stage = stageOf(order);
  const isTaken = stage !== "pick-up";
  const headingId = `order-${order.id}`;
  const deliver = () => {
    const needsNothing = isProved(proofOf(order), { code: "", photos: order.photos });
    if (!needsNothing || order.cash_to_take > 0) setSheet("deliver");
    else void press({ kind: "delivered", orderId: order.id, code: null, cashTaken: 0 });
  };
  const next = () => {
    if (stage === "pick-up") void press({ kind: "picked-up", orderId: order.id });
    else if (stage === "go") void press({ kind: "arrived", orderId: order.id });
    else deliver();
  };
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-order={order.id}
      data-new={isNew || undefined}
    >
      <header className={styles.head}>
        <h2 id={headingId}>
          <OrderNumber id={order.id} />
        </h2>
        <StageMark order={order} isNew={isNew} />
        {isWaiting ? <span className={styles.waiting}>{t("order.waiting")}</span> : null}
      </header>
      {isTaken ? null : <WhenReady order={order} />}
      <OrderStop
        label={t(isTaken ? "order.bringTo" : "order.pickUpAt")}
        stop={isTaken ? order.drop_off : order.pick_up}
      />
      <Facts order={order} isTaken={isTaken} />
      {order.cash_to_take > 0 ? (
        <div className={styles.cash}>
          <p>{t("order.cash")}</p>
          <p className={styles.sum}>{money(order.cash_to_take)}</p>
          {order.bring_change > 0 ? (
            <p className={styles.change}>{t("order.change", { amount: money(order.bring_change) })}</p>
          ) : null}
        </div>
      ) : (
        <p className={styles.paid}>{t("order.paid")}</p>
      )}
      <div className={styles.others}>
        {stage === "go" ? (
          <Button variant="outline" size="lg" onClick={deliver}>
            {t("next.early")}
          </Button>
        ) : null}
        {isTaken ? (
          <Button
            variant="outline"
            size="lg"
            className={styles.undeliverable}
            onClick={() => setSheet("returned")}
          >
            {t("next.undeliverable")}
          </Button>
        ) : null}
        {shopPhone === "" ? null : (
          <ButtonLink variant="outline" size="lg" href={`tel:${shopPhone}`}>
            {t("next.callShop")}
          </ButtonLink>
        )}
      </div>
      <NextButton key={order.id} stage={stage} onPress={next} />
      <DeliverSheet open={sheet === "deliver"} order={order} onClose={() => setSheet(null)} />
      <ReturnedSheet open={sheet === "returned"} number={order.id} onClose={() => setSheet(null)} />
    </article>
  );
}

/** What to do there, and what comes after. */
function Facts({ order, isTaken }: { readonly order: CourierOrder; readonly isTaken: boolean }) {
  const t = useTexts();
  const { kilometres } = useFormats();
  const notes = [
    { title: t("order.instruction"), text: isTaken ? order.instruction : null },
    { title: t("order.note"), text: order.note },
  ].filter(({ text }) => text);
  return (
    <>
      {notes.map(({ title, text }) => (
        <p key={title} className={styles.note}>
          <strong>{title}</strong>
          <span>
            <bdi>{text}</bdi>
          </span>
        </p>
      ))}
      <p className={styles.more}>
        {order.type === "parcel" ? t("order.parcel") : t("order.pieces", { count: order.pieces })}
        {" · "}
        {kilometres(order.distance)}
        {isTaken ? null : (
          <>
            {" · "}
            {t("order.thenTo")} <bdi>{order.drop_off.address}</bdi>
          </>
        )}
      </p>
    </>
  );
}

interface NextProps {
  readonly stage: ReturnType<typeof stageOf>;
  readonly onPress: () => void;
}

function NextButton({ stage, onPress }: NextProps) {
  const t = useTexts();
  const [settled, setSettled] = useState(stage);
  const first = useRef(stage);
  useEffect(() => {
    if (first.current === stage) return;
    const timer = setTimeout(() => setSettled(stage), settlesInMs);
    return () => clearTimeout(timer);
  }, [stage]);
  const isSettled = settled === stage || first.current === stage;
  return (
    <div className={styles.dock}>
      <Button
        wide
        className={styles.next}
        aria-disabled={!isSettled || undefined}
        onClick={isSettled ? onPress : undefined}
      >
        {t(`next.${stage}`)}
      </Button>
    </div>
  );
}
