import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { registerNavigator } from "@/stores/navigation";
import { openOverlay, overlaysFollowPage } from "@/stores/overlay";
import { useServedHead } from "./served-head";

/** Lends the router's way to move to code outside React, and keeps overlays in step with the history. */
export function NavigatorBridge() {
  const navigate = useNavigate();
  useEffect(() => registerNavigator((path, options) => void navigate(path, options)), [navigate]);
  const { key, pathname } = useLocation();
  useServedHead(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is a reason to look.
  useEffect(() => overlaysFollowPage(), [key]);

  // The home screen's shortcuts: 'Cart' starts the app with its drawer open, 'Search' in the search box.
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const open = query.get("open");
    if (open !== "cart" && open !== "search") return;
    setQuery(
      (before) => {
        before.delete("open");
        return before;
      },
      { replace: true },
    );
    if (open === "cart") openOverlay({ kind: "cart" });
    else void import("./shortcuts").then(({ focusSearch }) => focusSearch());
  }, [query, setQuery]);
  return null;
}
