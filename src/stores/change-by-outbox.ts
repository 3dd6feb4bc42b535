/** Makes a change through the outbox and waits for what the server says, for forms that stay open until they know. */
import { connectivity } from "@/platform/connectivity";
import {
  acknowledgeRow,
  type NewRow,
  type OutboxEvent,
  putInOutbox,
  subscribeOutbox,
} from "@/platform/outbox";
import { session } from "./session";

/** The result of a change with the server's message; `waiting` when the outbox sends it later. */
export type ChangeResult = { state: "done" | "refused"; message: string } | { state: "waiting" };

/** A form waits this long for the server before the outbox takes over, ms. */
const responseTimeoutMs = 6_000;

type DoneEvent = OutboxEvent & { type: "done" };

/**
 * Writes the change to the outbox first, so that nothing typed is lost, and waits for the response while online. A refused
 * one stays in the outbox where its form was left meanwhile.
 */
export async function changeByOutbox(
  change: NewRow,
  isFormShown: () => boolean = () => true,
): Promise<ChangeResult> {
  // The event may come before the row's key is known here.
  const events: DoneEvent[] = [];
  let onEvent = () => {};
  const unsubscribe = subscribeOutbox((event) => {
    if (event.type !== "done" || event.kind !== change.kind) return;
    events.push(event);
    onEvent();
  });
  try {
    const { accountKey, epoch } = session();
    const row = await putInOutbox(change, { key: accountKey, epoch });
    if (row === null) return { state: "done", message: "" };
    const result = () => events.find((event) => event.key === row.key);
    if (connectivity() === "online" && !result()) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, responseTimeoutMs);
        onEvent = () => {
          if (!result()) return;
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const end = result();
    if (!end) return { state: "waiting" };
    if (end.ok) return { state: "done", message: end.message };
    // The form is still open and shows the reason: the row is not needed any more.
    if (isFormShown()) await acknowledgeRow(row.id);
    return { state: "refused", message: end.message };
  } finally {
    unsubscribe();
  }
}
