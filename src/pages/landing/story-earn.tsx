import { Link } from "react-router-dom";
import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { BikeIcon } from "@/ui/icons/bike";
import { StoreIcon } from "@/ui/icons/store";
import { ButtonLink } from "@/ui/plain/button";
import styles from "./story.module.css";

/** The ways to earn with the shop: as a store, as a courier. */
export function Earn({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const ways = [
    {
      shown: landing.earning_seller_status === 1,
      title: landing.earning_seller_title,
      text: landing.earning_seller_sub_title,
      button: landing.earning_seller_button_name ?? t("footer.openStore"),
      to: paths.storeRegistration.href(),
      Sign: StoreIcon,
      tone: "store",
    },
    {
      shown: landing.earning_dm_status === 1,
      title: landing.earning_dm_title,
      text: landing.earning_dm_sub_title,
      button: landing.earning_dm_button_name ?? t("footer.becomeDeliveryMan"),
      to: paths.courierRegistration.href(),
      Sign: BikeIcon,
      tone: "courier",
    },
  ].filter((way) => way.shown && way.title);
  if (ways.length === 0) return null;
  return (
    <section className={styles.late} aria-labelledby="landing-earn">
      <h2 id="landing-earn" className={styles.title}>
        {landing.earning_title ?? t("landing.earnTitle")}
      </h2>
      {landing.earning_sub_title ? <p className={styles.lead}>{landing.earning_sub_title}</p> : null}
      <ul className={styles.ways}>
        {ways.map(({ title, text, button, to, Sign, tone }) => (
          <li key={to} className={styles.way} data-tone={tone}>
            <span className={styles.sign}>
              <Sign size={30} />
            </span>
            <span className={styles.wayWords}>
              <h3 className={styles.stepTitle}>{title}</h3>
              {text ? <p className={styles.muted}>{text}</p> : null}
              <ButtonLink as={Link} to={to} variant="outline" size="sm">
                {button}
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
