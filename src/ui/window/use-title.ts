import { useEffect } from "react";

/** Not the document's title: our server names the page there already. */
const shopName = __APP_NAME__;

/** Names the document: the page, then the shop. Null leaves it is while the page does not know its name yet. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = title === shopName ? shopName : `${title} · ${shopName}`;
    return () => {
      document.title = shopName;
    };
  }, [title]);
}
