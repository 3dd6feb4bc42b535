import { useId } from "react";
import type { CourierOffer } from "@/contract/calls/couriers";
import { Button } from "@/ui/plain/button";
import { expectOrder } from "../alarm/new-orders";
import { secondsLeft } from "../rules/open-offers";
import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./offers.module.css";

interface Props {
  readonly offers: readonly CourierOffer[];
  /** By the server's clock, epoch ms. */
  readonly now: number;
}

/** Orders that the courier is asked to bring, with the time that is left to answer. */
export function Offers({ offers, now }: Props) {
  return offers.map((offer) => <Offer key={offer.id} offer={offer} left={secondsLeft(offer, now)} />);
}

function Offer({ offer, left }: { readonly offer: CourierOffer; readonly left: number }) {
  const t = useTexts();
  const { money, kilometres } = useFormats();
  const headingId = useId();
  const { id: offerId, order_id: orderId, pick_up: place } = offer;
  const answer = (word: "accept" | "decline") => {
    if (word === "accept") expectOrder(orderId);
    void press({ kind: "offer", offerId, orderId, answer: word });
  };
  return (
    <section className={styles.offer} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={headingId}>
          {t("offer.title")}
        </h2>
        <p className={styles.left} role="timer" aria-label={t("offer.left", { count: left })}>
          {left}
        </p>
      </div>
      <p className={styles.place}>
        <bdi>{place.name || t("offer.parcel")}</bdi>
      </p>
      <p className={styles.address}>
        <bdi>{place.address || t("offer.where")}</bdi>
      </p>
      <p className={styles.facts}>
        <span>{kilometres(offer.distance)}</span>
        <span>
          {offer.cash_to_take > 0 ? `${t("order.cash")}: ${money(offer.cash_to_take)}` : t("order.paid")}
        </span>
      </p>
      <div className={styles.answers}>
        <Button variant="outline" className={styles.answer} onClick={() => answer("decline")}>
          {t("offer.decline")}
        </Button>
        <Button className={styles.answer} onClick={() => answer("accept")}>
          {t("offer.accept")}
        </Button>
      </div>
    </section>
  );
}
