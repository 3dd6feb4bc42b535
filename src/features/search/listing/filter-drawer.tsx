import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { FilterFields } from "./filter-fields";
import styles from "./filter-fields.module.css";
import { changeListing, noFilters, parseListing } from "./listing-address";
import type { ListingControlsProps } from "./listing-chips";
import { useListingCount } from "./use-listing-rows";

export interface FilterDrawerProps extends Omit<ListingControlsProps, "listing" | "onChange"> {
  readonly open: boolean;
  /** The listing's address when the drawer opens. */
  readonly address: URLSearchParams;
  readonly onClose: () => void;
  readonly onApply: (address: URLSearchParams) => void;
}

/**
 * The filters on narrow screens. Choices are counted at once and applied by the button; closing leaves the list as it
 * was.
 */
export default function FilterDrawer({ open, address, onClose, onApply, ...fields }: FilterDrawerProps) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const text = useTexts("browse");
  const [draft, setDraft] = useState(address);
  const listing = parseListing(draft);
  const count = useListingCount(listing, fields.categories, fields.brands);
  return (
    <Dialog
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
            onClick={() => setDraft((before) => changeListing(before, noFilters))}
          >
            {shell("app.reset")}
          </Button>
          <Button size="lg" wide onClick={() => onApply(draft)}>
            {count === undefined ? t("filter.show") : text("filter.resultsCount", { count })}
          </Button>
        </div>
      }
    >
      <FilterFields
        {...fields}
        listing={listing}
        onChange={(change) => setDraft((before) => changeListing(before, change))}
      />
    </Dialog>
  );
}
