/** Reads a store's items, page by page. Nothing of them is kept on the device. */
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { BoardItems } from "@/contract/calls/board-items";
import { callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { useSteps, waitingSwitches } from "../steps/steps";
import { useSwitched } from "../steps/switched";
import { afterSwitch, type ItemChange, type ShownItem, type ShownItems, withWaiting } from "./shown-items";

export interface ItemFilter {
  readonly search: string;
  readonly onlySoldOut: boolean;
}

interface Found {
  /** Null: nothing was read yet. */
  readonly shown: ShownItems | null;
  readonly isReading: boolean;
  readonly error: unknown;
}

function queryOf(storeId: number, { search, onlySoldOut }: ItemFilter): string {
  const query = new URLSearchParams({ store_id: String(storeId) });
  if (search !== "") query.set("search", search);
  if (onlySoldOut) query.set("sold_out", "true");
  return query.toString();
}

/** An item after its name, price or stock was changed. New stock ends "sold out". */
function changed(item: ShownItem, { variation_id: id, price, stock, name }: ItemChange): ShownItem {
  const change = {
    ...(price === undefined ? {} : { price }),
    ...(stock === undefined ? {} : { stock }),
    ...(stock !== undefined && stock > 0 ? { sold_out: false, sold_out_until: null } : {}),
  };
  if (id === undefined) return { ...item, ...change, ...(name === undefined ? {} : { name }) };
  return { ...item, variations: item.variations.map((row) => (row.id === id ? { ...row, ...change } : row)) };
}

/** The list by its filter, with what waits to be sent; the next page comes with `more`. */
export function useItems(storeId: number, filter: ItemFilter) {
  const token = useSession((session) => session.token);
  const language = useDeviceSettings((settings) => settings.language);
  const steps = useSteps((state) => state.steps);
  const [{ shown, isReading, error }, setFound] = useState<Found>({
    shown: null,
    isReading: true,
    error: null,
  });
  const turn = useRef(0);
  const asked = useRef<string | null>(null);
  const query = queryOf(storeId, filter);

  const read = useCallback(
    (after: string | null) => {
      turn.current += 1;
      asked.current = after;
      const own = turn.current;
      // What is switched meanwhile may be missing in the answer.
      let withSwitched = (list: ShownItems) => list;
      const end = useSwitched.subscribe(({ last }) => {
        const before = withSwitched;
        if (last) withSwitched = (list) => afterSwitch(before(list), last.step, last.answer);
      });
      setFound((was) => ({ ...was, isReading: true, error: null }));
      const path = `/items?${query}${after === null ? "" : `&after=${encodeURIComponent(after)}`}`;
      callBoard<BoardItems>({ path, token, language })
        .then(
          (page) => {
            if (own !== turn.current) return;
            const fresh = withSwitched(page);
            setFound((was) => {
              const earlier = after === null ? [] : (was.shown?.items ?? []);
              return {
                shown: { ...fresh, items: [...earlier, ...fresh.items] },
                isReading: false,
                error: null,
              };
            });
          },
          (failure: unknown) => {
            noticeEnd(failure, token);
            if (own === turn.current) setFound((was) => ({ ...was, isReading: false, error: failure }));
          },
        )
        .finally(end);
    },
    [query, token, language],
  );
  useEffect(() => {
    read(null);
    return () => {
      turn.current += 1;
    };
  }, [read]);

  const update = useCallback(
    (change: (list: ShownItems) => ShownItems) =>
      setFound((was) => (was.shown === null ? was : { ...was, shown: change(was.shown) })),
    [],
  );
  useEffect(
    () =>
      useSwitched.subscribe(({ last }) => {
        if (last) update((list) => afterSwitch(list, last.step, last.answer));
      }),
    [update],
  );

  return {
    shown: useMemo(
      () => (shown === null ? null : withWaiting(shown, waitingSwitches(steps))),
      [shown, steps],
    ),
    isReading,
    error,
    more: () => read(shown?.next ?? null),
    /** After a failure: the page that is missing. */
    retry: () => read(asked.current),
    change: (itemId: number, change: ItemChange) =>
      update((list) => ({
        ...list,
        items: list.items.map((item) => (item.id === itemId ? changed(item, change) : item)),
      })),
  };
}
