import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { customerQuery } from "@/features/auth";
import { createIdempotencyKeys } from "@/platform/http/idempotency-key";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { transferPoints } from "./api/transfer-points";

export interface PointTransfer {
  /** One is on its way, or what it did is being read. */
  busy: boolean;
  /** Exchanges points. Returns null when it is done, or the message that says why it may not be. */
  transfer: (points: number) => Promise<string | null>;
}

/** A try whose response was lost: how many points, and how many the customer had. */
interface LostTry {
  count: number;
  had: number;
}

/**
 * Exchanging points, once, also when a response is lost: the same number is sent with the same key until a response has
 * come, another number only when the customer's points could be read again. It lives in the page: the dialog is made anew
 * at each opening.
 */
export function usePointTransfer(): PointTransfer {
  const t = useTexts("account");
  const queryClient = useQueryClient();
  const account = useAccountKey();
  const { data, refetch } = useQuery(customerQuery(account));
  const [busy, setBusy] = useState(false);
  const keyOf = useRef(createIdempotencyKeys());
  const lost = useRef<LostTry | null>(null);

  /** The customer's points of now; null when they cannot be read. Fewer than before mean that the lost try was done. */
  const readPoints = async (): Promise<number | null> => {
    for (const root of ["wallet", "loyalty-points"] as const)
      void queryClient.invalidateQueries({ queryKey: rootKey(root, account) });
    const read = await refetch();
    if (!read.isSuccess) return null;
    if (lost.current !== null && read.data.loyalty_point < lost.current.had)
      keyOf.current = createIdempotencyKeys();
    lost.current = null;
    return read.data.loyalty_point;
  };

  const send = async (count: number): Promise<string | null> => {
    const before = lost.current;
    if (before !== null && before.count !== count) {
      const points = await readPoints();
      if (points === null) return t("loyalty.unread");
      if (points < before.had) return t("loyalty.changed", { points });
    }
    lost.current ??= { count, had: data?.loyalty_point ?? 0 };
    try {
      await transferPoints(count, keyOf.current(count));
      // The next exchange, of as many points, is another one.
      keyOf.current = createIdempotencyKeys();
      lost.current = null;
      return null;
    } catch (failure) {
      return errorText(failure);
    }
  };

  const transfer = async (count: number) => {
    setBusy(true);
    const problem = await send(count);
    // Also after a refusal, because the page showed an outdated state.
    void readPoints().finally(() => setBusy(false));
    return problem;
  };
  return { busy, transfer };
}
