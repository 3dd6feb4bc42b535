import { useSyncExternalStore } from "react";
import type { MapTheme } from "./types";

const read = (): MapTheme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The page's theme, so that an open map follows a switch. */
export const useDocumentTheme = (): MapTheme => useSyncExternalStore(subscribe, read);
