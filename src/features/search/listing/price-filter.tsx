import { useEffect, useRef, useState } from "react";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { TextField } from "@/ui/window/text-field";
import styles from "./filter-fields.module.css";
import { type ListingChange, priceRange } from "./listing-address";
import slider from "./price-filter.module.css";
import { lastStop, priceAt, stopOf } from "./price-scale";

/** After the last movement the list follows, ms. */
const pause = 500;

interface Prices {
  least: number | null;
  most: number | null;
}

/** From and to, by two handles or by hand; the list follows a moment after the last change. */
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
  const [moved, setMoved] = useState<Prices | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => {
      const { least, most } = moved;
      const turned = least !== null && most !== null && least > most;
      tell.current({ minPrice: turned ? most : least, maxPrice: turned ? least : most });
      setMoved(null);
    }, pause);
    return () => clearTimeout(timer);
  }, [moved]);

  const shown: Prices = moved ?? { least: minPrice, most: maxPrice };
  const from = stopOf(shown.least ?? priceRange.min);
  const to = stopOf(shown.most ?? priceRange.max);
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
          // Where both handles lie on top of each other at the end, the lower one must be to be had.
          style={{ zIndex: from > lastStop * 0.9 ? 2 : 1 }}
          aria-label={text("filter.priceLeast")}
          aria-valuetext={money(shown.least ?? priceRange.min)}
          onChange={(event) => {
            const price = priceAt(Math.min(Number(event.target.value), to));
            move({ least: price === priceRange.min ? null : price });
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
          aria-valuetext={money(shown.most ?? priceRange.max)}
          onChange={(event) => {
            const price = priceAt(Math.max(Number(event.target.value), from));
            move({ most: price === priceRange.max ? null : price });
          }}
        />
      </div>
      <div className={styles.prices}>
        <PriceField
          label={t("filter.from")}
          value={shown.least}
          placeholder={priceRange.min}
          onValueChange={(least) => move({ least })}
        />
        <PriceField
          label={t("filter.to")}
          value={shown.most}
          placeholder={priceRange.max}
          onValueChange={(most) => move({ most })}
        />
      </div>
    </fieldset>
  );
}

/** A price by hand; what is none, or lies outside the range, is no limit. */
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
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={priceRange.min}
      max={priceRange.max}
      placeholder={String(placeholder)}
      value={typed ?? value ?? ""}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        const number = Number(event.target.value);
        const usable =
          event.target.value.trim() !== "" && number >= priceRange.min && number <= priceRange.max;
        onValueChange(usable ? Math.round(number) : null);
      }}
    />
  );
}
