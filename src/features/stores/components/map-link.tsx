import { Link, useSearchParams } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { MapIcon } from "@/ui/icons/map";
import { ButtonLink } from "@/ui/plain/button";
import { mapQueryOf, type StoreListPageName } from "../map-address";
import styles from "./map-link.module.css";

/** To the same stores on a map, with the filters that are on. */
export function MapLink({ list }: { readonly list?: StoreListPageName }) {
  const t = useTexts("browse");
  const [address] = useSearchParams();
  return (
    <ButtonLink
      as={Link}
      to={paths.storeMap.href(mapQueryOf(address, list ?? null))}
      variant="soft"
      size="sm"
      className={styles.link}
      startIcon={<MapIcon size={18} />}
    >
      {t("stores.map")}
    </ButtonLink>
  );
}
