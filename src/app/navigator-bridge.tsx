import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { registerNavigator } from "@/stores/navigation";
import { closeOverlaysOfOtherPages } from "@/stores/overlay";
import { useRemoveServedHead } from "./served-head";

/** Lets code outside React navigate, and closes overlays of pages that were left. */
export function NavigatorBridge() {
  const navigate = useNavigate();
  useEffect(() => registerNavigator((path, options) => void navigate(path, options)), [navigate]);
  const { key, pathname } = useLocation();
  useRemoveServedHead(pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation is a reason to look.
  useEffect(() => closeOverlaysOfOtherPages(), [key]);

  // Queries that open more than a page, such as the home screen's shortcuts.
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (["open", "item", "flag"].some((name) => query.has(name)))
      void import("./open-from-address")
        .then(({ openFromAddress }) => openFromAddress(query, setQuery))
        .catch(() => {
          // The page works without it.
        });
  }, [query, setQuery]);
  return null;
}
