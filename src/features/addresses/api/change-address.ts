import type { AddressRequest } from "@/contract/calls/customer";
import { connectivity } from "@/platform/connectivity";
import {
  type AddressRow,
  acknowledgeRow,
  type OutboxEvent,
  putInOutbox,
  subscribeOutbox,
} from "@/platform/outbox";
import { session } from "@/stores/session";

/** The request of an address as the form sends it: every field of the contract, as text. */
export type AddressValues = Record<keyof AddressRequest, string>;

/** The result of a change with the server's message; `waiting` when the outbox sends it later. */
export type AddressChangeResult = { state: "done" | "refused"; message: string } | { state: "waiting" };

/** A form waits this long for the server before the outbox takes over, ms. */
const responseTimeoutMs = 6_000;

/** Adds an address (`id` null) or changes the one with this id. */
export const saveAddress = (values: AddressValues, id: number | null): Promise<AddressChangeResult> =>
  change({ op: "save", id, localId: crypto.randomUUID(), values });

export const deleteAddress = (id: number): Promise<AddressChangeResult> =>
  change({ op: "delete", id, localId: "" });

type DoneEvent = OutboxEvent & { type: "done" };

/** Writes the change to the outbox first, so that nothing typed is lost, and waits for the response while online. */
async function change(payload: AddressRow["payload"]): Promise<AddressChangeResult> {
  // The event may come before the row's key is known here.
  const events: DoneEvent[] = [];
  let onEvent = () => {};
  const unsubscribe = subscribeOutbox((event) => {
    if (event.type !== "done" || event.kind !== "address") return;
    events.push(event);
    onEvent();
  });
  try {
    const { accountKey, epoch } = session();
    const row = await putInOutbox({ kind: "address", payload }, { key: accountKey, epoch });
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
    await acknowledgeRow(row.id);
    return { state: "refused", message: end.message };
  } finally {
    unsubscribe();
  }
}
