import { Fragment } from "react";
import type { CourierStop } from "@/contract/calls/couriers";
import { LocateIcon } from "@/ui/icons/locate";
import { PhoneIcon } from "@/ui/icons/phone";
import { ButtonLink } from "@/ui/plain/button";
import { phoneKind, wayTo } from "../rules/way-to";
import { useTexts } from "../texts/texts";
import styles from "./order-stop.module.css";

interface Props {
  readonly label: string;
  readonly stop: CourierStop;
}

/** Where to go, with the way there and the number to call. */
export function OrderStop({ label, stop }: Props) {
  const t = useTexts();
  const way = wayTo(stop, phoneKind(navigator));
  const doors = [
    stop.road,
    stop.house && t("order.house", { house: stop.house }),
    stop.floor && t("order.floor", { floor: stop.floor }),
  ].filter((part): part is string => Boolean(part));
  return (
    <section className={styles.stop}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.name}>
        <bdi>{stop.name}</bdi>
      </p>
      <p className={styles.address}>
        <bdi>{stop.address}</bdi>
      </p>
      {doors.length > 0 ? (
        <p className={styles.doors}>
          {doors.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? " · " : null}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </p>
      ) : null}
      <div className={styles.links}>
        <ButtonLink
          variant="soft"
          className={styles.link}
          startIcon={<LocateIcon size={22} />}
          href={way}
          {...(way.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {})}
        >
          {t("order.navigate")}
        </ButtonLink>
        {stop.phone === "" ? null : (
          <ButtonLink
            variant="soft"
            className={styles.link}
            startIcon={<PhoneIcon size={22} />}
            href={`tel:${stop.phone}`}
            aria-label={t("order.callName", { name: stop.name })}
          >
            {t("order.call")}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
