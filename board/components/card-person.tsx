import type { BoardOrderDetails } from "@/contract/calls/board-orders";
import { MapIcon } from "@/ui/icons/map";
import { PhoneIcon } from "@/ui/icons/phone";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { Note } from "./card-lines";
import styles from "./card-part.module.css";

/** Who ordered, and where it goes. */
export function CardPerson({ details }: { readonly details: BoardOrderDetails }) {
  const t = useTexts();
  const { kilometres } = useFormats();
  const { customer, address, courier } = details;
  const doors = [
    address.road,
    address.house && t("card.house", { house: address.house }),
    address.floor && t("card.floor", { floor: address.floor }),
  ].filter(Boolean);
  const isBrought = details.type !== "take_away";
  return (
    <>
      <section className={styles.part} aria-labelledby="card-person">
        <h3 className={styles.heading} id="card-person">
          {t("card.who")}
        </h3>
        <p className={styles.person}>
          <bdi>{customer.name}</bdi>
        </p>
        <p className={styles.extra}>
          {customer.is_guest ? `${t("card.guest")} · ` : ""}
          {t("card.earlier", { count: customer.earlier_orders })}
        </p>
        <div className={styles.links}>
          <a className={styles.link} href={`tel:${customer.phone}`}>
            <PhoneIcon />
            <bdi dir="ltr">{customer.phone}</bdi>
            <span className="visually-hidden">{t("card.call", { phone: customer.name })}</span>
          </a>
        </div>
      </section>
      {isBrought ? (
        <section className={styles.part} aria-labelledby="card-address">
          <h3 className={styles.heading} id="card-address">
            {t("card.where")}
          </h3>
          <p>
            <bdi>{address.text}</bdi>
          </p>
          {doors.length > 0 ? <p className={styles.name}>{doors.join(" · ")}</p> : null}
          <p className={styles.extra}>
            {kilometres(address.distance)} ·{" "}
            {courier ? t("order.courier", { name: courier.name }) : t("order.noCourier")}
          </p>
          <Note title={t("card.delivery")} text={details.delivery_instruction} />
          <div className={styles.links}>
            {address.latitude !== null && address.longitude !== null ? (
              <a
                className={styles.link}
                href={mapAddress(address.latitude, address.longitude)}
                target="_blank"
                rel="noreferrer"
              >
                <MapIcon />
                {t("card.map")}
                <span className="visually-hidden">({t("card.newTab")})</span>
              </a>
            ) : null}
            {courier ? (
              <a className={styles.link} href={`tel:${courier.phone}`}>
                <PhoneIcon />
                {t("card.call", { phone: courier.name })}
              </a>
            ) : null}
          </div>
        </section>
      ) : null}
    </>
  );
}

const mapAddress = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
