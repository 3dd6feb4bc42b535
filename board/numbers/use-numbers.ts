/** Reads the numbers of a span, and the table of its orders. */
import { useEffect, useState } from "react";
import type { BoardNumbers } from "@/contract/calls/board-numbers";
import { ApiError } from "@/platform/http/api-error";
import { boardAddress, boardHeaders, callBoard } from "../api/call-board";
import { noticeEnd, useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import type { Days } from "./spans";

export type Found =
  | { readonly state: "reading" }
  | { readonly state: "failed"; readonly error: unknown }
  | { readonly state: "read"; readonly numbers: BoardNumbers };

function queryOf({ from, until }: Days, storeId: number | null): string {
  const query = new URLSearchParams({ from, until });
  if (storeId !== null) query.set("store_id", String(storeId));
  return query.toString();
}

/** Read anew for each span and store, and at each `attempt`. Nothing of it is kept on the device. */
export function useNumbers(days: Days, attempt: number): Found {
  const token = useSession((session) => session.token);
  const { storeId, language } = useDeviceSettings();
  const [found, setFound] = useState<Found>({ state: "reading" });
  const path = `/numbers?${queryOf(days, storeId)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same again
  useEffect(() => {
    let isGone = false;
    setFound({ state: "reading" });
    callBoard<BoardNumbers>({ path, token, language }).then(
      (numbers) => !isGone && setFound({ state: "read", numbers }),
      (error: unknown) => {
        noticeEnd(error, token);
        if (!isGone) setFound({ state: "failed", error });
      },
    );
    return () => {
      isGone = true;
    };
  }, [path, token, language, attempt]);
  return found;
}

/** ms; a year of orders is a file of some megabytes. */
const timeoutMs = 60_000;

/** Saves the delivered orders of a span as a file. Throws ApiError. */
export async function downloadOrders(
  days: Days,
  storeId: number | null,
  token: string | null,
): Promise<void> {
  let response: Response;
  let blob: Blob;
  try {
    response = await fetch(boardAddress(`/numbers/orders.csv?${queryOf(days, storeId)}`), {
      headers: { ...boardHeaders({ token }), Accept: "text/csv" },
      credentials: "omit",
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    blob = await response.blob();
  } catch (cause) {
    throw new ApiError("network", { cause });
  }
  if (!response.ok) throw new ApiError("refused", { status: response.status });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = `orders-${days.from}-${days.until}.csv`;
  link.click();
  // The download has the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), timeoutMs);
}
