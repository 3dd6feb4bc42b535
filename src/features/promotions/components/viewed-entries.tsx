// @chunk none
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { selectedModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import type { ViewedEntry } from "@/stores/recently-viewed";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Picture } from "@/ui/plain/picture";
import styles from "./viewed-entries.module.css";

/** Items and stores that were opened on this device. */
export default function ViewedEntries({ entries }: { readonly entries: readonly ViewedEntry[] }) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const title = t("viewed.title");
  return (
    <Carousel
      label={text("carousel.of", { title })}
      labels={carouselLabels}
      slideWidth="5.25rem"
      gap="var(--doorstep-spacing-3)"
      bleed
    >
      {entries.map((entry) => (
        <Viewed key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </Carousel>
  );
}

function Viewed({ entry }: { readonly entry: ViewedEntry }) {
  const { kind, id, slug, moduleId, name, picture } = entry;
  const row = { id, slug, module_id: moduleId };
  // Items open as from their cards: in a dialog, but for those that have a page of their own.
  const dialog = kind === "item" && selectedModule()?.module_type !== "ecommerce";
  const open = (event: MouseEvent) => {
    if (!dialog || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openOverlay({ kind: "item", slug, moduleId });
  };
  return (
    <Link
      to={kind === "item" ? paths.product.href(row) : paths.store.href(row)}
      className={styles.entry}
      aria-haspopup={dialog ? "dialog" : undefined}
      onClick={open}
    >
      <span className={styles.picture}>
        <Picture src={picture ?? ""} alt="" ratio={1} maxWidth={72} />
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
