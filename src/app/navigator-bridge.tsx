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

  // The home screen's shortcut 'Cart' starts the app with its drawer open.
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (query.get("open") !== "cart") return;
    setQuery(
      (before) => {
        before.delete("open");
        return before;
      },
      { replace: true },
    );
    openOverlay({ kind: "cart" });
  }, [query, setQuery]);
  return null;
}
