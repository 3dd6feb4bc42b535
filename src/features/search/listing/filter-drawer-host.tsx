// @chunk listing
import { useEffect, useRef, useState } from "react";
import { closeOverlay, useOverlays } from "@/stores/overlay";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";

const FilterDrawer = lazy(() => import("./filter-drawer"));

/** The filters over the page; the back button closes them and leaves the list as it was. */
export function FilterDrawerHost({
  fields,
  address,
  onApply,
}: {
  readonly fields: Omit<Parameters<typeof FilterDrawer>[0], "open" | "address" | "onClose" | "onApply">;
  readonly address: URLSearchParams;
  readonly onApply: (address: URLSearchParams) => void;
}) {
  const open = useOverlays().some(({ kind }) => kind === "filters");
  const [opened, setOpened] = useState(0);
  const chosen = useRef<URLSearchParams | null>(null);
  const apply = useRef(onApply);
  apply.current = onApply;
  useEffect(() => {
    if (open) setOpened((times) => times + 1);
  }, [open]);
  useEffect(() => {
    // The list's own history entry is changed, so the drawer's has to be gone first.
    const closed = () => {
      const next = chosen.current;
      chosen.current = null;
      if (next !== null) setTimeout(() => apply.current(next));
    };
    window.addEventListener("popstate", closed);
    return () => window.removeEventListener("popstate", closed);
  }, []);
  if (opened === 0) return null;
  return (
    <Suspense fallback={null}>
      <FilterDrawer
        key={opened}
        {...fields}
        open={open}
        address={address}
        onClose={closeOverlay}
        onApply={(next) => {
          chosen.current = next;
          closeOverlay();
        }}
      />
    </Suspense>
  );
}
