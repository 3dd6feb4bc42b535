import type { StoreDetails } from "@/contract";
import { shopTime } from "@/domain/shop-time";
import { ChatLink } from "@/features/chat";
import { dayName, PagedReviews } from "@/features/items";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { formatRating, useClock, useDigits, useMoney } from "@/platform/format";
import { timeZoneMark } from "@/platform/format/time-zone-mark";
import { useTexts } from "@/platform/i18n";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import type { OverlayProps } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { ProgressBar } from "@/ui/chakra/progress-bar";
import { classNames } from "@/ui/class-names";
import { MapIcon } from "@/ui/icons/map";
import { PhoneIcon } from "@/ui/icons/phone";
import { PinIcon } from "@/ui/icons/pin";
import { Suspense } from "@/ui/loading/suspense";
import { Rating } from "@/ui/plain/rating";
import { SkeletonText } from "@/ui/plain/skeleton";
import { storeQuery } from "../api/get-store";
import { storeReviewsQuery } from "../api/get-store-reviews";
import { useStoreLabels } from "../components/store-labels";
import { openingWeek } from "../opening-hours/opening-week";
import { useNextOpening } from "../opening-hours/use-next-opening";
import { scopeOfStore } from "../store-scope";
import { OpeningWindows } from "./opening-windows";
import { SpecialDays } from "./special-days";
import { showOnMap } from "./store-header";
import styles from "./store-info-overlay.module.css";

/** A store's address, opening hours, phone, ratings and reviews. */
export default function StoreInfoOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"store-info">) {
  const t = useTexts("shell");
  const text = useTexts("catalogue");
  const query = useQuery(storeQuery(useShopScope(), String(overlay.storeId)));
  const progress = queryProgress(query);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={query.data?.name ?? text("store.information")}
      closeLabel={t("app.close")}
      width="32rem"
    >
      {progress === "failed" ? (
        <LoadFailure query={query} />
      ) : query.data ? (
        <Information store={query.data} atReviews={overlay.part === "reviews"} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Dialog>
  );
}

function Information({
  store,
  atReviews,
}: {
  readonly store: StoreDetails;
  /** It was opened by the stars. */
  readonly atReviews: boolean;
}) {
  const t = useTexts("catalogue");
  const clock = useClock();
  const money = useMoney();
  const digits = useDigits();
  const words = useStoreLabels(store);
  const opening = useNextOpening(store);
  const text = useTexts("browse");
  const reviews = useInfiniteQuery({
    ...storeReviewsQuery(scopeOfStore(useShopScope(), store), { id: store.id, moduleId: store.module_id }),
    enabled: store.reviews_section,
  });
  const today = shopTime(new Date(serverNow()), clock.timeZone).day;
  const ratings = store.ratings.length === 5 ? store.ratings : [];
  const most = Math.max(1, ...ratings);
  return (
    <div className={styles.information}>
      <section className={styles.part}>
        <h3 className={styles.title}>{t("store.address")}</h3>
        <p className={styles.line}>
          <PinIcon size={18} />
          <bdi>{store.address}</bdi>
        </p>
        {store.phone ? (
          <p className={styles.line}>
            <PhoneIcon size={18} />
            <a href={`tel:${store.phone.replace(/[^+\d]/g, "")}`} className={styles.phone}>
              <bdi dir="ltr">{store.phone}</bdi>
            </a>
          </p>
        ) : null}
        <Button variant="soft" size="sm" startIcon={<MapIcon size={18} />} onClick={() => showOnMap(store)}>
          {t("store.showOnMap")}
        </Button>
        <Suspense>
          <ChatLink type="vendor" id={store.vendor_id} />
        </Suspense>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>
          {t("store.openingHours")}
          <bdi>{timeZoneMark(serverNow(), clock.timeZone)}</bdi>
        </h3>
        {words.closed ? (
          <p className={styles.closed}>
            <strong>{words.closed}</strong> {opening}
          </p>
        ) : null}
        <dl className={styles.week}>
          {openingWeek(store, today).map(({ day, windows }) => (
            <div key={day} className={classNames(styles.day, day === today && styles.today)}>
              <dt>{dayName(day, clock.language)}</dt>
              <dd>
                <OpeningWindows windows={windows} />
              </dd>
            </div>
          ))}
        </dl>
        {store.special_days.length > 0 ? <SpecialDays days={store.special_days} /> : null}
      </section>
      {store.minimum_order > 0 ? (
        <p className={styles.muted}>{t("store.minimumOrder", { amount: money(store.minimum_order) })}</p>
      ) : null}
      {store.rating_count > 0 ? (
        <section className={styles.part} ref={atReviews ? showAtTop : undefined}>
          <h3 className={styles.title}>{t("store.ratings")}</h3>
          <Rating
            value={store.avg_rating}
            size={20}
            text={formatRating(store.avg_rating, digits)}
            count={`(${store.rating_count})`}
            label={t("rating.label", {
              value: formatRating(store.avg_rating, digits),
              count: store.rating_count,
            })}
          />
          {ratings.map((count, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its number of stars
            <div key={5 - index} className={styles.bar}>
              <span>{5 - index}</span>
              <ProgressBar value={count / most} label={t("rating.bar", { stars: 5 - index, count })} />
              <span className={styles.muted}>{count}</span>
            </div>
          ))}
        </section>
      ) : null}
      {store.reviews_section ? (
        <Suspense fallback={<SkeletonText lines={4} />}>
          <PagedReviews
            query={reviews}
            itemNames
            empty={<p className={styles.muted}>{text("review.none")}</p>}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Runs once, when the part appears. */
function showAtTop(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: "start" });
}
