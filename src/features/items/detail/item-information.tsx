// @chunk item

import type { Item, ItemDetails } from "@/contract";
import { toMajor } from "@/domain/money";
import { unitPriceOf } from "@/domain/unit-price";
import { ItemPrice } from "@/features/discounts";
import { serverNow } from "@/platform/connectivity";
import { formatRating, ratingCount, useClock, useDigits, useMoney } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { timeZoneMark } from "@/platform/format/time-zone-mark";
import { useTexts } from "@/platform/i18n";
import { unitNames } from "@/platform/i18n/unit-names";
import { ClockIcon } from "@/ui/icons/clock";
import { PillIcon } from "@/ui/icons/pill";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Rating } from "@/ui/plain/rating";
import { ReadMore } from "@/ui/plain/read-more";
import { StatusNote } from "@/ui/plain/status-note";
import { isSoldOut } from "../card-rules";
import { ItemBadges, VegMark } from "../components/item-badges";
import { useItemStoreOpening } from "../components/opening-text";
import { useItemAvailability, useItemStoreOpen } from "../use-availability";
import styles from "./item-information.module.css";
import type { ItemChoice } from "./use-item-choice";

/** Dates come with items that have one: the others can be read before. */
const CampaignEnd = lazy(optional(() => import("./campaign-end")));

/** Letters of a description before 'Read more', by the specification. */
export const maxDescription = 130;

/** Name, badges, rating and the price of the choice. */
export function ItemHead({
  item,
  heading: Heading,
  choice,
}: {
  readonly item: Item;
  readonly heading: "h1" | "h2" | "p";
  readonly choice: ItemChoice;
}) {
  const t = useTexts("catalogue");
  const value = formatRating(item.avg_rating, useDigits());
  return (
    <div className={styles.head}>
      <Heading className={styles.name}>{item.name}</Heading>
      {item.generic_name.length > 0 ? <p className={styles.generic}>{commaList(item.generic_name)}</p> : null}
      <div className={styles.line}>
        <VegMark item={item} />
        {item.rating_count > 0 ? (
          <Rating
            value={item.avg_rating}
            text={value}
            count={`(${ratingCount(item.rating_count)})`}
            label={t("rating.label", { value, count: item.rating_count })}
          />
        ) : null}
        {item.unit_type && item.module_type !== "food" ? (
          <bdi className={styles.unit}>{item.unit_type}</bdi>
        ) : null}
        <ItemBadges item={item} />
      </div>
      <ItemPrice item={item} size="lg" price={choice.unitPrice} />
      <PerUnit item={item} choice={choice} />
    </div>
  );
}

/** The price per kilogram or litre, if the unit says how much there is. */
function PerUnit({ item, choice }: { readonly item: Item; readonly choice: ItemChoice }) {
  const text = useTexts("browse");
  const money = useMoney();
  const digits = useDigits();
  if (item.module_type === "food") return null;
  const chosen = choice.line.variation.find((entry) => "type" in entry);
  const texts = [chosen && "type" in chosen ? chosen.type : null, item.unit_type];
  const found = unitPriceOf(choice.unitPrice.total, texts, unitNames());
  if (found === null) return null;
  const price = money(toMajor(found.price, digits));
  return (
    <p className={styles.unit}>
      <bdi>{text(found.per === "kilogram" ? "item.perKilogram" : "item.perLitre", { price })}</bdi>
    </p>
  );
}

/** The description, shortened until 'Read more'. */
export function ItemDescription({ item }: { readonly item: Item }) {
  const t = useTexts("shell");
  if (!item.description) return null;
  return (
    <p className={styles.description}>
      <ReadMore
        text={item.description}
        limit={maxDescription}
        moreLabel={t("app.readMore")}
        lessLabel={t("app.showLess")}
      />
    </p>
  );
}

/** Facts that matter before buying: sold out, not available now, prescription. */
export function ItemNotices({ item }: { readonly item: Item }) {
  const t = useTexts("catalogue");
  const clock = useClock();
  const availability = useItemAvailability(item);
  const storeOpen = useItemStoreOpen(item);
  const opening = useItemStoreOpening(item);
  const soldOut = isSoldOut(item);
  const hours = t("item.availableFrom", {
    from: formatTimeOfDay(item.available_time_starts, clock),
    to: formatTimeOfDay(item.available_time_ends, clock) + timeZoneMark(serverNow(), clock.timeZone),
  });
  return (
    <div className={styles.notices}>
      {soldOut ? <StatusNote tone="danger">{t("item.outOfStock")}</StatusNote> : null}
      {!soldOut && !storeOpen ? (
        <StatusNote tone={availability === "later" ? "info" : "warning"} icon={<ClockIcon size={18} />}>
          <strong>{t(availability === "later" ? "item.storeClosedLater" : "item.storeClosed")}</strong>
          {/* Where nothing can be ordered, the place of the buttons says it. */}
          {availability === "later" && opening !== null ? ` ${opening}` : null}
        </StatusNote>
      ) : null}
      {!soldOut && storeOpen && availability === "unavailable" ? (
        <StatusNote tone="warning" icon={<ClockIcon size={18} />}>
          <strong>{t("item.notAvailableNow")}</strong> · <bdi>{hours}</bdi>
          {item.module_type === "food" ? <span className={styles.block}>{t("item.notNow")}</span> : null}
        </StatusNote>
      ) : null}
      {!soldOut && storeOpen && availability === "later" ? (
        <StatusNote tone="info" icon={<ClockIcon size={18} />}>
          {t("item.later")} <bdi>{hours}</bdi>
        </StatusNote>
      ) : null}
      {item.available_date_ends ? (
        <Suspense fallback={<StatusNote tone="info">&nbsp;</StatusNote>}>
          <CampaignEnd ends={item.available_date_ends} />
        </Suspense>
      ) : null}
      {item.is_prescription_required === 1 ? (
        <StatusNote tone="danger" icon={<PillIcon size={18} />}>
          {t("item.prescription")}
        </StatusNote>
      ) : null}
    </div>
  );
}

/** Nutrition, allergies and tags, if any. */
export function ItemFacts({ item }: { readonly item: Item | ItemDetails }) {
  const t = useTexts("catalogue");
  const facts = [
    { title: t("item.nutrition"), values: item.nutritions_name },
    { title: t("item.allergies"), values: item.allergies_name },
    { title: t("item.tags"), values: item.tags.map(({ tag }) => tag) },
  ].filter(({ values }) => values.length > 0);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ title, values }) => (
        <div key={title}>
          <dt className={styles.factTitle}>{title}</dt>
          <dd className={styles.values}>
            {values.map((value) => (
              <span key={value} className={styles.value}>
                {value}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
