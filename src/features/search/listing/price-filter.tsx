import { useEffect, useMemo, useRef, useState } from "react";
import { useDigits, useMoney } from "@/platform/format";
import { readAmount } from "@/platform/format/read-amount";
import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/plain/text-field";
import styles from "./filter-fields.module.css";
import { type ListingChange, priceRange } from "./listing-address";
import slider from "./price-filter.module.css";
import { priceScale } from "./price-scale";

/** Pause after the last change before the list is filtered, ms. */
const changeDelayMs = 500;

interface Prices {
  min: number | null;
  max: number | null;
}

/** Minimum and maximum price by two handles or by typing; the list follows after a delay. */
export function PriceFilter({
  minPrice,
  maxPrice,
  onChange,
}: {
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly onChange: (change: ListingChange) => void;
}) {
  const t = useTexts("catalogue");
  const text = useTexts("browse");
  const money = useMoney();
  const decimals = useDigits();
  const { lastStop, priceAt, stopOf } = useMemo(() => priceScale(decimals), [decimals]);
  const [moved, setMoved] = useState<Prices | null>(null);
  const notify = useRef(onChange);
  notify.current = onChange;
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => {
      const { min, max } = moved;
      const swapped = min !== null && max !== null && min > max;
      notify.current({ minPrice: swapped ? max : min, maxPrice: swapped ? min : max });
      setMoved(null);
    }, changeDelayMs);
    return () => clearTimeout(timer);
  }, [moved]);

  const shown: Prices = moved ?? { min: minPrice, max: maxPrice };
  const from = stopOf(shown.min ?? priceRange.min);
  const to = stopOf(shown.max ?? priceRange.max);
  const move = (change: Partial<Prices>) => setMoved({ ...shown, ...change });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("filter.price")}</legend>
      <div className={slider.track}>
        <span
          className={slider.chosen}
          style={{
            insetInlineStart: `${(from / lastStop) * 100}%`,
            insetInlineEnd: `${(1 - to / lastStop) * 100}%`,
          }}
        />
        <input
          type="range"
          className={slider.handle}
          min={0}
          max={lastStop}
          step={1}
          value={from}
          // When both handles overlap at the upper end, the lower one must be reachable.
          style={{ zIndex: from > lastStop * 0.9 ? 2 : 1 }}
          aria-label={text("filter.priceLeast")}
          aria-valuetext={money(shown.min ?? priceRange.min)}
          onChange={(event) => {
            const price = priceAt(Math.min(Number(event.target.value), to));
            move({ min: price === priceRange.min ? null : price });
          }}
        />
        <input
          type="range"
          className={slider.handle}
          min={0}
          max={lastStop}
          step={1}
          value={to}
          aria-label={text("filter.priceMost")}
          aria-valuetext={money(shown.max ?? priceRange.max)}
          onChange={(event) => {
            const price = priceAt(Math.max(Number(event.target.value), from));
            move({ max: price === priceRange.max ? null : price });
          }}
        />
      </div>
      <div className={styles.prices}>
        <PriceField
          label={t("filter.from")}
          value={shown.min}
          placeholder={priceRange.min}
          onValueChange={(min) => move({ min })}
        />
        <PriceField
          label={t("filter.to")}
          value={shown.max}
          placeholder={priceRange.max}
          onValueChange={(max) => move({ max })}
        />
      </div>
    </fieldset>
  );
}

/** A typed price. A price outside the range sets no limit, nor does an ambiguous one, which gets a message. */
function PriceField({
  label,
  value,
  placeholder,
  onValueChange,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly placeholder: number;
  readonly onValueChange: (value: number | null) => void;
}) {
  const text = useTexts("browse");
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && typed.trim() !== "" && readAmount(typed) === null;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      enterKeyHint="done"
      dir="ltr"
      maxLength={12}
      autoComplete="off"
      placeholder={String(placeholder)}
      value={typed ?? value ?? ""}
      error={isUnreadable ? text("filter.priceUnreadable") : undefined}
      onBlur={() => (isUnreadable ? undefined : setTyped(null))}
      onChange={(event) => {
        const now = event.target.value;
        setTyped(now);
        const amount = readAmount(now);
        const isLimit = amount !== null && amount >= priceRange.min && amount <= priceRange.max;
        onValueChange(isLimit ? amount : null);
      }}
    />
  );
}
