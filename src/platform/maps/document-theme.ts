import { useSyncExternalStore } from "react";
import type { MapTheme } from "./types";

const read = (): MapTheme => (document.documentElement.dataset.theme === "dark" ? "dark" : "light");

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme that the page is painted in, so that a map follows a switch while it is open. */
export const useDocumentTheme = (): MapTheme => useSyncExternalStore(subscribe, read);
