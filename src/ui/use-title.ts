import { useEffect } from "react";

const shopName = document.title;

/** Names the document: the page, then the shop. Null leaves it as it is while the page does not know its name yet. */
export function useTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = title === shopName ? shopName : `${title} · ${shopName}`;
    return () => {
      document.title = shopName;
    };
  }, [title]);
}
