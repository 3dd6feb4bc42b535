import { type ReactNode, useState } from "react";
import { ViewedEntries } from "@/features/promotions";
import { useTexts } from "@/platform/i18n";
import { recentlyViewed } from "@/stores/recently-viewed";
import { Suspense } from "@/ui/loading/suspense";
import { TabbedRows } from "./tabbed-rows";

/** A shopper's own rows are shown from one card on: the store of a single order is what the next one begins with. */
const minOwn = 1;

/** Stores that were ordered from, in `children`, `visited` of them; beside them what was opened on this device. */
export function RowsOfShopper({
  visited,
  children,
}: {
  readonly visited: number | null | undefined;
  readonly children?: ReactNode;
}) {
  const t = useTexts("promotions");
  // As it was when the page was opened: nothing moves under a finger that comes back from a dialog.
  const [viewed] = useState(recentlyViewed);
  return (
    <TabbedRows
      minSize={minOwn}
      rows={[
        { name: "visited", title: t("visitAgain.title"), size: visited, content: children },
        {
          name: "viewed",
          title: t("viewed.title"),
          size: viewed.length,
          content: (
            <Suspense fallback={null}>
              <ViewedEntries entries={viewed} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
