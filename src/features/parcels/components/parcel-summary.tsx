import { useMemo } from "react";
import type { Config } from "@/contract";
import type { ParcelCategory } from "@/contract/calls/promotions";
import { toMajor, toPercent } from "@/domain/money";
import { methodTexts } from "@/features/payment";
import { formatKilometres, useMoney } from "@/platform/format";
import { formatPercent } from "@/platform/format/percent";
import { currentLanguage, type Translate, useTexts } from "@/platform/i18n";
import type { MapMarker } from "@/platform/maps";
import type { ParcelValues } from "@/stores/parcel-draft";
import { WarningIcon } from "@/ui/icons/warning";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import type { ParcelPayment } from "../use-parcel-payment";
import type { QuotedParcel } from "../use-parcel-price";
import styles from "./parcel-form.module.css";

const MapView = lazy(() => import("@/platform/maps").then((module) => ({ default: module.MapView })));

interface Props {
  readonly values: ParcelValues;
  readonly category: ParcelCategory;
  readonly config: Config;
  readonly quote: QuotedParcel;
  readonly payment: ParcelPayment | null;
  /** The button was pressed: what is missing is marked. */
  readonly pressed: boolean;
}

/** The way, what it costs line by line, and the button that orders. */
export function ParcelSummary({ values, category, config, quote, payment, pressed }: Props) {
  const t = useTexts("parcels");
  const { price, distance } = quote;
  const { sender, receiver } = values;
  const noPrice = price === null || distance.kilometers === null;
  // A price that was not seen is not ordered for: a press leads to it.
  const isMissing = pressed && noPrice && sender.position !== null && receiver.position !== null;
  return (
    <aside className={styles.summary} aria-label={t("summary.title")}>
      <Card variant="raised">
        <div className={styles.fields}>
          <h2 className={styles.subtitle}>{t("summary.title")}</h2>
          <ParcelMap values={values} />
          <dl className={styles.amounts}>
            <div>
              <dt>{t("summary.what")}</dt>
              <dd>{category.name}</dd>
            </div>
            {sender.address ? (
              <div>
                <dt>{t("summary.from")}</dt>
                <dd>
                  <bdi>{sender.address}</bdi>
                </dd>
              </div>
            ) : null}
            {receiver.address ? (
              <div>
                <dt>{t("summary.to")}</dt>
                <dd>
                  <bdi>{receiver.address}</bdi>
                </dd>
              </div>
            ) : null}
          </dl>
          <div className={styles.fields} {...(isMissing ? { "data-missing": "", tabIndex: -1 } : {})}>
            {price === null || distance.kilometers === null ? (
              <p className={styles.muted} aria-live="polite">
                {t(distance.failed || isMissing ? "summary.noPrice" : "summary.needsBoth")}
              </p>
            ) : (
              <Amounts {...{ config, price, payment }} surge={quote.surge} kilometers={distance.kilometers} />
            )}
            {distance.failed ? (
              <Button variant="outline" onClick={distance.retry}>
                {t("summary.retry")}
              </Button>
            ) : null}
          </div>
          {distance.estimated && price !== null ? (
            <StatusNote tone="warning" icon={<WarningIcon size={18} />}>
              {t("summary.estimated")}
            </StatusNote>
          ) : null}
          <Button type="submit" size="lg" wide>
            {t("summary.place")}
          </Button>
          <p className={styles.muted}>
            {t(values.payer === "receiver" ? "summary.receiverPays" : "summary.senderPays")}
          </p>
        </div>
      </Card>
    </aside>
  );
}

function Amounts({
  config,
  price,
  payment,
  surge,
  kilometers,
}: {
  readonly surge: QuotedParcel["surge"];
  readonly payment: ParcelPayment | null;
  readonly config: Config;
  readonly price: NonNullable<QuotedParcel["price"]>;
  readonly kilometers: number;
}) {
  const t = useTexts("parcels");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, config.digit_after_decimal_point));
  const total = payment?.total ?? price.total;
  const rate = formatPercent(config.parcel_tax);
  const rows: [label: string, minor: number, note?: string | null][] = [
    [t("summary.delivery"), price.deliveryCharge, surgeText(surge, t)],
    [t(price.taxIncluded ? "summary.taxRateIncluded" : "summary.taxRate", { rate }), price.tax],
    [t("summary.tip"), price.tip],
    [config.additional_charge_name || t("summary.additional"), price.additionalCharge],
    [t("summary.rounding"), total - price.total],
  ];
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t("summary.distance")}</dt>
        <dd>
          <bdi>{formatKilometres(kilometers, currentLanguage())}</bdi>
        </dd>
      </div>
      {rows
        .filter(([, minor], index) => index === 0 || minor !== 0)
        .map(([label, minor, note]) => (
          <div key={label}>
            <dt>
              {label}
              {note ? <small className={styles.note}>{note}</small> : null}
            </dt>
            <dd>
              <bdi>{amount(minor)}</bdi>
            </dd>
          </div>
        ))}
      <div className={styles.total}>
        <dt>{t("summary.total")}</dt>
        <dd aria-live="polite">
          <bdi>{amount(total)}</bdi>
        </dd>
      </div>
      {payment && payment.used.problem === null ? <PaidLike {...{ payment, amount }} /> : null}
    </dl>
  );
}

/** Why it costs more at the moment; null where it does not. */
function surgeText(surge: QuotedParcel["surge"], t: Translate<"parcels">): string | null {
  if (surge === null) return null;
  const percent = formatPercent(toPercent(surge.percent));
  return surge.reason
    ? t("summary.surgeReason", { percent, reason: `\u2068${surge.reason}\u2069` })
    : t("summary.surge", { percent });
}

/** How it is paid, with both parts where the wallet pays the first one. */
function PaidLike({
  payment: { used, total },
  amount,
}: {
  readonly payment: ParcelPayment;
  readonly amount: (minor: number) => string;
}) {
  const t = useTexts("checkout");
  const { choice, fromWallet } = used;
  const parts: [string, number][] =
    choice === "wallet_and_cash" || choice === "wallet_and_online"
      ? [
          [t("summary.fromWallet"), fromWallet],
          [t(choice === "wallet_and_cash" ? "summary.inCash" : "summary.online"), total - fromWallet],
        ]
      : [];
  return (
    <>
      <div>
        <dt>{t("payment.title")}</dt>
        <dd aria-live="polite">{t(methodTexts[choice])}</dd>
      </div>
      {parts.map(([label, minor]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount(minor)}</bdi>
          </dd>
        </div>
      ))}
    </>
  );
}

/** Both ends on the map, once both are known. */
function ParcelMap({ values }: { readonly values: ParcelValues }) {
  const t = useTexts("parcels");
  const from = values.sender.position;
  const to = values.receiver.position;
  const markers = useMemo<MapMarker[]>(
    () =>
      from && to
        ? [
            { id: "sender", kind: "store", position: from, label: t("sender.title") },
            { id: "receiver", kind: "delivery", position: to, label: t("receiver.title") },
          ]
        : [],
    [from, to, t],
  );
  if (from === null || to === null) return null;
  return (
    <div className={styles.map}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <MapView label={t("summary.map")} center={from} markers={markers} fit interactive={false} />
      </Suspense>
    </div>
  );
}
