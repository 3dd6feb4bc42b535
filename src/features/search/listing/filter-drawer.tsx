import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/button";
import { Sheet } from "@/ui/overlay/sheet";
import { FilterFields } from "./filter-fields";
import styles from "./filter-fields.module.css";
import type { ListingControlsProps } from "./listing-chips";

export interface FilterDrawerProps extends ListingControlsProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The filters where there is no room at the side. They take effect at once; the button only closes. */
export default function FilterDrawer({ open, onClose, ...fields }: FilterDrawerProps) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("filter.title")}
      closeLabel={shell("app.close")}
      side="end"
      footer={
        <div className={styles.actions}>
          <Button
            variant="outline"
            size="lg"
            onClick={() =>
              fields.onChange({ filters: [], rating: null, minPrice: null, maxPrice: null, categories: [] })
            }
          >
            {shell("app.reset")}
          </Button>
          <Button size="lg" wide onClick={onClose}>
            {t("filter.show")}
          </Button>
        </div>
      }
    >
      <FilterFields {...fields} />
    </Sheet>
  );
}
