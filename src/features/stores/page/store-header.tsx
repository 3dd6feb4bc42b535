import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { takesPrescriptions } from "@/domain/prescription-offer";
import { useConfig } from "@/features/configuration";
import { ShareButton } from "@/features/share";
import { WishlistButton } from "@/features/wishlist";
import { metres, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useIsLocationSet } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { shopScope } from "@/stores/shop-scope";
import { BagIcon } from "@/ui/icons/bag";
import { BellIcon } from "@/ui/icons/bell";
import { ClockIcon } from "@/ui/icons/clock";
import { InfoIcon } from "@/ui/icons/info";
import { PinIcon } from "@/ui/icons/pin";
import { ScooterIcon } from "@/ui/icons/scooter";
import { TagIcon } from "@/ui/icons/tag";
import { Badge } from "@/ui/plain/badge";
import { ButtonLink } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { IconButton } from "@/ui/plain/icon-button";
import { Picture } from "@/ui/plain/picture";
import { leadingPictures } from "@/ui/plain/picture-sources";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { storeQuery } from "../api/get-store";
import { StoreRating } from "../components/store-card";
import { useStoreLabels } from "../components/store-labels";
import { useNextOpening } from "../opening-hours/use-next-opening";
import styles from "./store-header.module.css";

/** The store's name, whether it is open, and how it delivers. */
export function StoreHeader({ store }: { readonly store: StoreDetails }) {
  const t = useTexts("catalogue");
  const words = useStoreLabels(store);
  const opening = useNextOpening(store);
  const isPlaced = useIsLocationSet();
  const money = useMoney();
  const config = useConfig();
  const queryClient = useQueryClient();
  const openInformation = (part?: "reviews") => {
    // The dialog reads the store by id, the page by slug: one request is enough.
    const scope = shopScope();
    const known = queryClient.getQueryData(storeQuery(scope, store.slug).queryKey);
    if (known) queryClient.setQueryData(storeQuery(scope, String(store.id)).queryKey, known);
    openOverlay({ kind: "store-info", storeId: store.id, part });
  };
  return (
    <div className={styles.header}>
      <div className={styles.cover}>
        <Picture
          src={store.cover_photo_full_url}
          alt=""
          ratio={16 / 5}
          {...leadingPictures.cover}
          priority
          className={styles.picture}
          // A sign for a missing picture would lie under the buttons.
          fallback=""
        />
        {words.closed ? (
          <div className={styles.closed}>
            <strong className={styles.closedTitle}>{words.closed}</strong>
            {opening ? <span>{opening}</span> : null}
          </div>
        ) : null}
      </div>
      <Container>
        <div className={styles.card}>
          <span className={styles.logo}>
            <Picture src={store.logo_full_url} alt="" maxWidth={112} priority />
          </span>
          <div className={styles.words}>
            <h1 className={styles.name}>{store.name}</h1>
            <button type="button" className={styles.address} onClick={() => showOnMap(store)}>
              <PinIcon size={16} />
              <bdi>{store.address}</bdi>
            </button>
          </div>
          <span className={styles.buttons}>
            <WishlistButton entry={{ target: "store", row: store }} />
            <ShareButton title={store.name} path={paths.store.href({ ...store, distance: undefined })} />
            <IconButton variant="raised" label={t("store.information")} onClick={() => openInformation()}>
              <InfoIcon />
            </IconButton>
          </span>
          <div className={styles.decides}>
            <ul className={styles.facts}>
              {store.rating_count > 0 ? (
                <li>
                  <button type="button" className={styles.rating} onClick={() => openInformation("reviews")}>
                    <StoreRating store={store} />
                  </button>
                </li>
              ) : null}
              {words.delivery ? (
                <li className={words.free ? styles.good : undefined}>
                  <ScooterIcon size={18} />
                  {words.delivery}
                </li>
              ) : (
                <Held
                  unless={isPlaced || !words.delivers}
                  width={t("store.deliveryFeeFrom", { amount: money(0, true) })}
                >
                  <ScooterIcon size={18} />
                </Held>
              )}
              {words.time ? (
                <li>
                  <ClockIcon size={18} />
                  {words.time}
                </li>
              ) : null}
              {words.distance ? (
                <li>
                  <PinIcon size={18} />
                  {words.distance}
                </li>
              ) : (
                <Held
                  unless={isPlaced || store.module_type === "food"}
                  width={t("store.fromYou", { distance: metres(typicalDistanceM) })}
                >
                  <PinIcon size={18} />
                </Held>
              )}
              {words.minimum ? (
                <li>
                  <BagIcon size={18} />
                  {words.minimum}
                </li>
              ) : null}
            </ul>
            <div className={styles.chips}>
              {words.discount ? (
                <Badge tone="highlight" surface="solid" icon={<TagIcon size={14} />}>
                  {words.discount}
                </Badge>
              ) : null}
              {words.closed ? null : <Badge tone="positive">{t("store.open")}</Badge>}
              {words.delivers && words.delivery === null ? (
                <span className={isPlaced ? undefined : styles.withoutPlace}>
                  <Badge>{t("stores.homeDelivery")}</Badge>
                </span>
              ) : null}
              {words.collects && words.delivers ? <Badge>{t("stores.takeAway")}</Badge> : null}
              {store.halal_tag_status ? <Badge tone="info">{t("item.halal")}</Badge> : null}
            </div>
          </div>
        </div>
        {takesPrescriptions(store, config) ? (
          <ButtonLink as={Link} to={paths.prescription.href(store.id)} variant="soft">
            {t("store.prescription")}
          </ButtonLink>
        ) : null}
        {words.closed && store.pause_reason ? (
          <StatusNote tone="warning" icon={<ClockIcon size={18} />} live>
            {store.pause_reason}
          </StatusNote>
        ) : null}
        {store.announcement === 1 && store.announcement_message ? (
          <StatusNote tone="info" icon={<BellIcon size={18} />}>
            {store.announcement_message}
          </StatusNote>
        ) : null}
      </Container>
    </div>
  );
}

/** Most shops that deliver are about so far away, metres. */
const typicalDistanceM = 1_500;

/**
 * In the document's first rows, which are the same for everybody, the room of what only the app knows of somebody's place;
 * nobody sees it without one. `width` are words as wide as those that will come.
 */
function Held({
  unless,
  width,
  children,
}: {
  readonly unless: boolean;
  readonly width: string;
  readonly children: ReactNode;
}) {
  if (unless) return null;
  return (
    <li className={styles.held} aria-hidden="true">
      {children}
      <span data-words={width} />
    </li>
  );
}

/** Opens the map with the store's position. */
export function showOnMap(store: StoreDetails): void {
  const position = { lat: Number(store.latitude), lng: Number(store.longitude) };
  if (!Number.isFinite(position.lat) || !Number.isFinite(position.lng)) return;
  openOverlay({ kind: "map", title: store.name, position, address: store.address });
}

export function StoreHeaderSkeleton() {
  return (
    <div className={styles.header} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton ratio={16 / 5} className={styles.picture} />
      </div>
      <Container>
        <div className={styles.card}>
          <span className={styles.logo}>
            <Skeleton ratio={1} />
          </span>
          <div className={styles.words}>
            <Skeleton width="14rem" height="2.1rem" />
            <Skeleton width="10rem" height="1.5rem" />
          </div>
          <span className={styles.buttons} />
          <div className={styles.decides}>
            <div className={styles.facts}>
              <Skeleton width="16rem" height="1.5rem" />
            </div>
            <div className={styles.chips}>
              <Skeleton width="12rem" height="1.5rem" />
            </div>
          </div>
        </div>
      </Container>
    </div>
  );
}
