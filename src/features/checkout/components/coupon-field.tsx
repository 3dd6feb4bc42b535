import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import type { Coupon } from "@/contract";
import { bestCoupon } from "@/domain/best-coupon";
import { couponTerms, isForGuests, missingForMinimum } from "@/domain/coupon";
import { toMajor } from "@/domain/money";
import { cleanCode } from "@/domain/written-text";
import { couponsQuery, publicCouponsQuery, useCouponText } from "@/features/coupons";
import { useMoney } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useAccountKey, useIsSignedIn } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { errorText } from "@/stores/show-error";
import { TextField } from "@/ui/chakra/text-field";
import { ChevronDownIcon } from "@/ui/icons/chevron-down";
import { TicketIcon } from "@/ui/icons/ticket";
import { Button } from "@/ui/plain/button";
import { FilterChip } from "@/ui/plain/chip";
import { applyCoupon } from "../api/apply-coupon";
import { findGuestCoupon } from "../guest-coupons";
import { useCheckoutContext } from "../use-checkout";
import { useFold } from "../use-fold";
import styles from "./order-summary.module.css";

/** A coupon's code; guests may use public ones. Below its minimum it is refused with the missing amount. */
export function CouponField() {
  const { store, total, digits, distance, orderType, ...checkout } = useCheckoutContext();
  const { coupon, couponApplies, couponGivesNothing, setCoupon, lostCoupon, loseCoupon } = checkout;
  const t = useTexts("checkout");
  const money = useMoney();
  const signedIn = useIsSignedIn();
  const scope = useShopScope();
  const own = useQuery(couponsQuery(useAccountKey(), scope));
  const everybodys = useQuery({ ...publicCouponsQuery(scope), enabled: !signedIn });
  const coupons = signedIn ? own.data : everybodys.data?.filter(isForGuests);
  const couponText = useCouponText();
  /** The amount up to the coupon's minimum, major units; 0 when nothing is missing. */
  const missingFor = (offer: Coupon) =>
    toMajor(missingForMinimum(couponTerms(offer, digits), total.subtotal), digits);
  const termsOf = (offer: Coupon) => {
    const { worth, conditions } = couponText(offer);
    const missing = missingFor(offer);
    const more = missing > 0 ? [t("coupon.missing", { amount: money(missing) })] : [];
    return [worth, ...conditions, ...more].join(" · ");
  };
  const fieldsId = useId();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | undefined>();
  /** The coupon that was refused because of its minimum, which the cart may reach meanwhile. */
  const [early, setEarly] = useState<Coupon | null>(null);
  const problem =
    error ??
    (lostCoupon ? t("coupon.gone", lostCoupon) : undefined) ??
    (early && missingFor(early) > 0 ? t("coupon.minimum", { amount: money(early.min_purchase) }) : undefined);
  const look = async (wanted: string): Promise<Coupon | null> => {
    if (signedIn) return applyCoupon(wanted, { id: store.id, moduleId: store.module_id });
    // The shop looks at single codes for customers only; what is for everybody is in its list.
    const { data, error } = await everybodys.refetch();
    if (!data) throw error;
    return findGuestCoupon(data, wanted, store.id) ?? null;
  };
  // One that was taken before a reload may have ended meanwhile. Without an answer the server decides when it is ordered.
  const lookAgain = useEffectEvent(async () => {
    if (!coupon) return;
    try {
      const found = await look(coupon.code);
      if (found) setCoupon(found);
      else loseCoupon(coupon.code, t("coupon.customersOnly"));
    } catch (failure) {
      if (isApiError(failure, "refused")) loseCoupon(coupon.code, errorText(failure));
    }
  });
  useEffect(() => void lookAgain(), []);
  const application = useMutation({
    mutationFn: look,
    meta: { ownErrors: true },
    onMutate: () => {
      setCoupon(null);
      setError(undefined);
      setEarly(null);
    },
    onError: (failure) => setError(errorText(failure)),
    onSuccess: (found) => {
      if (found === null) setError(t("coupon.customersOnly"));
      else if (missingFor(found) > 0) setEarly(found);
      else {
        setCode("");
        setCoupon(found);
      }
    },
  });
  const send = (wanted: string) => {
    if (!application.isPending) application.mutate(wanted);
  };
  const apply = () => {
    const typed = cleanCode(code);
    if (typed !== "") send(typed);
  };
  const offers = coupons?.filter((offer) => offer.store_id === null || offer.store_id === store.id) ?? [];
  const best = bestCoupon(offers, {
    subtotal: total.subtotal,
    deliveryCharge: orderType === "delivery" && !distance.pending ? total.deliveryCharge : 0,
    digits,
  });
  const fold = useFold(problem);
  // Usable coupons come first.
  const sorted = offers
    .filter((offer) => offer !== best?.coupon)
    .sort((a, b) => Number(missingFor(a) > 0) - Number(missingFor(b) > 0));
  if (coupon) {
    return (
      <>
        <p className={styles.applied}>
          <TicketIcon size={18} />
          <span>
            {coupon.code}
            <small className={styles.terms}>{termsOf(coupon)}</small>
          </span>
          <button type="button" onClick={() => setCoupon(null)}>
            {t("coupon.remove")}
          </button>
        </p>
        {couponApplies ? null : (
          <p className={styles.note} role="status">
            {t("coupon.minimum", { amount: money(coupon.min_purchase) })}
          </p>
        )}
        {couponGivesNothing ? (
          <p className={styles.note} role="status">
            {t("coupon.nothing")}
          </p>
        ) : null}
      </>
    );
  }
  const fields = (
    <div id={fieldsId} className={styles.coupon} hidden={!fold.open}>
      <TextField
        label={t("coupon.code")}
        labelHidden
        placeholder={t("coupon.code")}
        value={code}
        error={problem}
        autoCapitalize="characters"
        enterKeyHint="done"
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
          setEarly(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          apply();
        }}
      />
      <Button
        variant="soft"
        disabled={cleanCode(code) === ""}
        loading={application.isPending}
        onClick={apply}
      >
        {t("coupon.apply")}
      </Button>
      {sorted.length > 0 ? (
        <fieldset className={styles.offers} aria-label={t(signedIn ? "coupon.yours" : "coupon.offers")}>
          {sorted.map((offer) => (
            <FilterChip
              key={offer.id}
              selected={false}
              className={styles.offer}
              aria-label={commaList([t("coupon.use", { code: offerName(offer) }), termsOf(offer)])}
              onClick={() => {
                setCode(offer.code);
                send(offer.code);
              }}
            >
              <span>
                <span className={styles.offerName}>
                  <bdi>{offer.code}</bdi>
                  {hasTitle(offer) ? `: ${offer.title}` : null}
                </span>
                <small className={styles.terms}>{termsOf(offer)}</small>
              </span>
            </FilterChip>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
  return (
    <>
      {best ? (
        <p className={styles.best}>
          <TicketIcon size={18} />
          <span>
            <span className={styles.saves}>
              {t("coupon.saves", { amount: money(toMajor(best.saving, digits)) })}
            </span>
            <small className={styles.terms}>{offerName(best.coupon)}</small>
          </span>
          <Button
            variant="soft"
            size="sm"
            aria-label={commaList([t("coupon.use", { code: offerName(best.coupon) }), termsOf(best.coupon)])}
            loading={application.isPending && application.variables === best.coupon.code}
            onClick={() => send(best.coupon.code)}
          >
            {t("coupon.apply")}
          </Button>
        </p>
      ) : null}
      <button
        type="button"
        className={styles.more}
        aria-expanded={fold.open}
        aria-controls={fieldsId}
        onClick={fold.toggle}
      >
        {t(best ? "coupon.another" : "coupon.have")}
        <ChevronDownIcon size={18} />
      </button>
      {fields}
    </>
  );
}

/** The code, and what it is good for where the shop says so. */
const offerName = (offer: Coupon): string => (hasTitle(offer) ? `${offer.code}: ${offer.title}` : offer.code);

const hasTitle = ({ code, title }: Coupon): boolean => title !== "" && title !== code;
