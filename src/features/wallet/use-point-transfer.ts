import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { customerQuery } from "@/features/auth";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { rootKey } from "@/platform/query/query-roots";
import { randomUuid } from "@/platform/random-uuid";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { transferPoints } from "./api/transfer-points";
import { readLostTransfer, writeLostTransfer } from "./lost-transfer";

export interface PointTransfer {
  /** One is on its way, or what it did is being read. */
  busy: boolean;
  /** Exchanges points. Returns null when it is done, or the message that says why it may not be. */
  transfer: (points: number) => Promise<string | null>;
}

/**
 * Exchanging points, once, also when a response is lost and the page is loaded again: the same number is sent with the same key
 * until a response has come; another number, or the same one after a reload, only when the customer's points could be read
 * again. It lives in the page: each opening makes a new dialog.
 */
export function usePointTransfer(): PointTransfer {
  const t = useTexts("account");
  const queryClient = useQueryClient();
  const account = useAccountKey();
  const { data, refetch } = useQuery(customerQuery(account));
  const [busy, setBusy] = useState(false);
  /** A try that this page has sent itself. */
  const sentKey = useRef<string | null>(null);

  /** The customer's points of now; null when they cannot be read. Fewer than before mean that the lost try was done. */
  const readPoints = async (): Promise<number | null> => {
    for (const root of ["wallet", "loyalty-points"] as const)
      void queryClient.invalidateQueries({ queryKey: rootKey(root, account) });
    const read = await refetch();
    if (!read.isSuccess) return null;
    const points = read.data.loyalty_point;
    const lost = readLostTransfer(account);
    if (lost !== null) writeLostTransfer(points < lost.had ? null : { ...lost, had: points });
    return points;
  };

  const send = async (count: number): Promise<string | null> => {
    const before = readLostTransfer(account);
    if (before !== null && (before.count !== count || before.key !== sentKey.current)) {
      const points = await readPoints();
      if (points === null) return t("loyalty.unread");
      if (points < before.had) return t("loyalty.changed", { points });
    }
    const known = readLostTransfer(account);
    const attempt =
      known?.count === count
        ? known
        : { account, key: randomUuid(), count, had: data?.loyalty_point ?? 0, at: Date.now() };
    writeLostTransfer(attempt);
    sentKey.current = attempt.key;
    try {
      await transferPoints(count, attempt.key);
      // The next exchange, of as many points, is another one.
      writeLostTransfer(null);
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
