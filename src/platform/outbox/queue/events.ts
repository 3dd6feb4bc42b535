/** What happens in the outbox, told to this tab, to the other tabs and, from the worker, to every tab. */
import type { CartLine } from "@/contract";
import type { OutboxKind, OutboxRow } from "./row";

export type OutboxEvent =
  /** A row was written, changed state or went away (`row` null). */
  | { type: "row"; id: string; row: OutboxRow | null }
  /** The last cart that both sides had was written down under this key, or went away (`base` null). */
  | { type: "base"; key: string; base: Record<string, number> | null }
  /**
   * The cart is in step with the server. `key` is the row's key that was sent: a cart changed since has another one.
   * `told` are lines that changed elsewhere, `refused` those the server did not take.
   */
  | {
      type: "cart";
      owner: string;
      moduleId: number;
      key: string;
      lines: CartLine[];
      told: { name: string; from: number; to: number }[];
      refused: { itemId: number; message: string }[];
    }
  /**
   * What the server holds of a wish is certain: it has taken or refused it, or the shopper has undone a change that had
   * never left the device.
   */
  | { type: "wish"; target: "item" | "store"; id: number; wished: boolean; message: string; ok: boolean }
  /** What has no event of its own was done, or refused with the server's message. */
  | { type: "done"; kind: OutboxKind; key: string; message: string; ok: boolean }
  /** The server knows this guest no more: another id is needed. */
  | { type: "guest-gone"; guestId: number }
  | { type: "placed"; rowId: string; orderId: number; total: number };

type Listener = (event: OutboxEvent) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("doorstep-outbox");
    if (channel) {
      channel.onmessage = (message: MessageEvent<OutboxEvent>) => {
        for (const listener of listeners) listener(message.data);
      };
      // In Node an open channel would keep the process alive.
      (channel as BroadcastChannel & { unref?: () => void }).unref?.();
    }
  }
  return channel;
}

/** Listens to this and every other context of the origin. Answers how to stop. */
export function listen(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishEvent(event: OutboxEvent): void {
  for (const listener of listeners) listener(event);
  openChannel()?.postMessage(event);
}
