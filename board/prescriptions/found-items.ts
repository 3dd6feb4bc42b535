import { useEffect, useState } from "react";
import type { BoardItem, BoardItems } from "@/contract/calls/board-items";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";

/** Typing rests for so long before the items are asked for, ms; a scanner is done by then. */
const typingMs = 250;
const maxShown = 8;

export interface FoundItems {
  /** Of the words that are typed now; null while they are not known. */
  readonly items: readonly BoardItem[] | null;
  readonly error: unknown;
}

/** Items of a store by a part of their name, their code or their barcode. No words: none. */
export function useFoundItems(storeId: number | null, words: string): FoundItems {
  const token = useSession((session) => session.token);
  const language = useDeviceSettings((settings) => settings.language);
  const [found, setFound] = useState<FoundItems & { readonly of: string }>({
    of: "",
    items: null,
    error: null,
  });
  useEffect(() => {
    if (storeId === null || words === "") return;
    let isGone = false;
    const query = new URLSearchParams({ store_id: String(storeId), search: words });
    const timer = setTimeout(() => {
      callBoard<BoardItems>({ path: `/items?${query}`, token, language }).then(
        ({ items }) => !isGone && setFound({ of: words, items: items.slice(0, maxShown), error: null }),
        (error: unknown) => {
          noticeEnd(error, token);
          if (!isGone) setFound({ of: words, items: null, error });
        },
      );
    }, typingMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [storeId, words, token, language]);
  if (found.of !== words || words === "") return { items: words === "" ? [] : null, error: null };
  return found;
}
