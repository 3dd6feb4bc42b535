import { useEffect } from "react";
import { useConfig } from "@/features/configuration";
import { appName } from "@/platform/app-name";
import { useUnreadMessages } from "@/stores/unread-messages";

/**
 * Names the page in the tab and the history: "Pizza · Doorstep", with the number of unread messages before it. Undefined leaves the title as it is while the page's name
 * is not loaded.
 */
export function useDocumentTitle(title: string | undefined): void {
  const shop = useConfig()?.business_name;
  const unread = useUnreadMessages();
  useEffect(() => {
    if (title === undefined) return;
    const name = shop || appName();
    document.title = `${unread > 0 ? `(${unread}) ` : ""}${title} · ${name}`;
    // The next page may not know its name yet.
    return () => {
      document.title = name;
    };
  }, [title, shop, unread]);
}
