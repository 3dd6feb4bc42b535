import { preloadTexts, useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { Sheet } from "@/ui/plain/sheet/sheet";
import { SearchBox } from "../components/search-box";
import styles from "./search-overlay.module.css";

void preloadTexts("catalogue");

/** The search over the page, which gives its list a phone's whole screen. */
export default function SearchOverlay({ open, onClose, onClosed }: OverlayProps<"search">) {
  const t = useTexts("shell");
  return (
    <Sheet
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("app.search")}
      closeLabel={t("app.close")}
      phone="full"
      width="36rem"
    >
      <SearchBox inSheet className={styles.box} />
    </Sheet>
  );
}
