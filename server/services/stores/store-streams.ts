/**
 * The pages of this process that hear at once that a store sold out of something, paused or opened. All processes listen on the
 * database, so it does not matter which one changed it.
 */
import type { Listen } from "../../db/listen";
import type { StoreStream, StoreStreams } from "../../ports";

/** Streams of one network address, in this process: a home, an office, a network of phones. */
const maxOfAddress = 200;
/** Streams of this process. Pages without one read what is old when they are used. */
const maxStreams = 5000;

/** Listening begins with the first stream, so that a command of the operator's opens no connection for it. */
export function createStoreStreams({ listen }: { listen: Listen }): StoreStreams {
  const byStore = new Map<number, Set<StoreStream>>();
  const byAddress = new Map<string, number>();
  let total = 0;
  let listening: Promise<() => Promise<void>> | null = null;

  const remove = (stream: StoreStream) => {
    const ofStore = byStore.get(stream.storeId);
    if (!ofStore?.delete(stream)) return;
    total -= 1;
    const left = (byAddress.get(stream.address) ?? 1) - 1;
    if (left > 0) byAddress.set(stream.address, left);
    else byAddress.delete(stream.address);
    if (ofStore.size === 0) byStore.delete(stream.storeId);
  };
  const hear = (_: string, payload: string) => {
    for (const stream of byStore.get(Number(payload)) ?? []) stream.send();
  };

  return {
    async add(stream) {
      const ofAddress = byAddress.get(stream.address) ?? 0;
      if (total >= maxStreams || ofAddress >= maxOfAddress) return null;
      total += 1;
      byAddress.set(stream.address, ofAddress + 1);
      byStore.set(stream.storeId, (byStore.get(stream.storeId) ?? new Set()).add(stream));
      try {
        listening ??= listen(["store_changed"], hear);
        await listening;
      } catch (error) {
        listening = null;
        remove(stream);
        throw error;
      }
      return () => remove(stream);
    },
    count: () => total,
    async close() {
      for (const ofStore of [...byStore.values()])
        for (const stream of [...ofStore]) {
          remove(stream);
          stream.end();
        }
      const stop = await listening?.catch(() => null);
      listening = null;
      await stop?.();
    },
  };
}
