// @chunk cards
import { useEffect } from "react";
import { useConfig } from "@/features/configuration";

/** Names the page in the tab and the history: "Pizza · Doorstep". Undefined leaves the title as it is while the page's name is not loaded. */
export function useDocumentTitle(title: string | undefined): void {
  const shop = useConfig()?.business_name;
  useEffect(() => {
    if (title === undefined) return;
    document.title = shop ? `${title} · ${shop}` : title;
  }, [title, shop]);
}
