import { useEffect, useRef, useState } from "react";
import { type MessageRow, subscribeOutbox } from "@/platform/outbox";
import { useOutboxRows } from "@/stores/outbox-rows";

interface Sent {
  row: MessageRow;
  /** Epoch ms of this device. */
  at: number;
}

/**
 * Messages that are on their way, and those that have just arrived: they stay until the conversation has been read again
 * (`readAt`, epoch ms), so that none disappears in between. `onSent` asks for that reading.
 */
export function useWaitingMessages(
  isHere: (row: MessageRow) => boolean,
  readAt: number,
  onSent: () => void,
): MessageRow[] {
  const waiting = useOutboxRows().filter(
    (row): row is MessageRow => row.kind === "message" && row.state !== "parked" && isHere(row),
  );
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const known = useRef(new Map<string, MessageRow>());
  for (const row of waiting) known.current.set(row.key, row);
  const tell = useRef(onSent);
  tell.current = onSent;

  useEffect(
    () =>
      subscribeOutbox((event) => {
        if (event.type !== "done" || event.kind !== "message" || !event.ok) return;
        const row = known.current.get(event.key);
        if (!row) return;
        setSent((before) => [...before, { row, at: Date.now() }]);
        tell.current();
      }),
    [],
  );

  const arrived = sent
    .filter(({ at }) => at > readAt)
    .map(({ row }) => ({ ...row, state: "placed" }) as MessageRow);
  const sentKeys = new Set(sent.map(({ row }) => row.key));
  return [...arrived, ...waiting.filter((row) => !sentKeys.has(row.key))];
}
