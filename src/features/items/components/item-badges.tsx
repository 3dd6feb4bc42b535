import type { Item } from "@/contract";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/class-names";
import { Badge } from "@/ui/plain/badge";
import styles from "./item-badges.module.css";

/** The square with a dot that says whether food is vegetarian. */
export function VegMark({ item }: { readonly item: Pick<Item, "module_type" | "veg"> }) {
  const t = useTexts("catalogue");
  const shown = useConfig()?.toggle_veg_non_veg ?? true;
  if (item.module_type !== "food" || !shown) return null;
  return (
    <span
      role="img"
      className={classNames(styles.veg, item.veg === 1 ? styles.plant : styles.meat)}
      aria-label={t(item.veg === 1 ? "item.veg" : "item.nonVeg")}
    />
  );
}

/** Recommend, Organic and Halal, as far as they apply; with `className` in a box of their own, if any applies. */
export function ItemBadges({
  item,
  surface = "soft",
  className,
}: {
  readonly item: Pick<Item, "recommended" | "organic" | "is_halal" | "halal_tag_status">;
  readonly surface?: "soft" | "scrim";
  readonly className?: string;
}) {
  const t = useTexts("catalogue");
  const halal = item.is_halal === 1 && item.halal_tag_status === 1;
  if (item.recommended !== 1 && item.organic !== 1 && !halal) return null;
  const badges = (
    <>
      {item.recommended === 1 ? (
        <Badge tone="highlight" surface={surface}>
          {t("item.recommend")}
        </Badge>
      ) : null}
      {item.organic === 1 ? (
        <Badge tone="positive" surface={surface}>
          {t("item.organic")}
        </Badge>
      ) : null}
      {halal ? (
        <Badge tone="info" surface={surface}>
          {t("item.halal")}
        </Badge>
      ) : null}
    </>
  );
  return className === undefined ? badges : <span className={className}>{badges}</span>;
}
