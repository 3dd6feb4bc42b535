/** Events of the outbox, published to this tab, to the other tabs and, from the worker, to every tab. */
import { fromMessage, toMessage } from "./channel-message";
import type { OutboxEvent } from "./outbox-event";

export type { OutboxEvent } from "./outbox-event";

/** `isFromElsewhere`: it happened in another tab or in the worker. */
type Listener = (event: OutboxEvent, isFromElsewhere: boolean) => void;

// Owned by this file: the subscribers of this context, and its channel to the other ones (null where there is none).
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

function openChannel(): BroadcastChannel | null {
  if (channel === undefined) {
    channel = newChannel();
    if (channel) {
      channel.onmessage = (message: MessageEvent<unknown>) => {
        const event = fromMessage(message.data);
        for (const listener of listeners) listener(event, true);
      };
      // In Node an open channel would keep the process alive.
      (channel as BroadcastChannel & { unref?: () => void }).unref?.();
    }
  }
  return channel;
}

/** Browsers that block storage refuse it as well. */
function newChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel("doorstep-outbox");
  } catch {
    return null;
  }
}

/** Subscribes to the events of this and every other context of the origin. Returns a function that unsubscribes. */
export function subscribeOutbox(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function publishEvent(event: OutboxEvent): void {
  for (const listener of listeners) listener(event, false);
  openChannel()?.postMessage(toMessage(event));
}
