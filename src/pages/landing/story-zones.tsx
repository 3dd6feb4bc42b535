import type { Landing } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { PinIcon } from "@/ui/icons/pin";
import { Picture } from "@/ui/plain/picture";
import styles from "./story.module.css";

/** Where the shop delivers. */
export function Zones({ landing }: { readonly landing: Landing }) {
  const t = useTexts("frame");
  const zones = landing.available_zone_list;
  if (landing.available_zone_status !== 1 || zones.length === 0) return null;
  return (
    <section className={styles.zones} aria-labelledby="landing-zones">
      <div className={styles.words}>
        <h2 id="landing-zones" className={styles.title}>
          {landing.available_zone_title ?? t("landing.zonesTitle")}
        </h2>
        {landing.available_zone_short_description ? (
          <p className={styles.lead}>{landing.available_zone_short_description}</p>
        ) : null}
        <ul className={styles.zoneList}>
          {zones.map((zone) => (
            <li key={zone.id} className={styles.zone}>
              <PinIcon size={18} />
              <span className={styles.zoneName}>{zone.display_name ?? zone.name}</span>
              {zone.modules.length > 0 ? (
                <span className={styles.muted}>
                  {t("landing.zonesServed", { count: zone.modules.length })}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {landing.available_zone_image_full_url ? (
        <Picture
          src={landing.available_zone_image_full_url}
          alt=""
          ratio={4 / 3}
          maxWidth={560}
          sizes="(min-width: 62em) 34rem, 100vw"
          className={styles.zonePicture}
        />
      ) : null}
    </section>
  );
}
