/** A page's data on its device: its cart, its owner, and the rows waiting in the outbox. Read, never written. */
import type { Page } from "@playwright/test";

export interface OutboxRecord {
  kind: string;
  state: string;
  key: string;
  tries: number;
  /** Ms from now until it may be tried, and until its sender's lease ends; by the device's clock. */
  dueInMs: number;
  leasedForMs: number;
  deadline: number | null;
  expectedTotal: number | null;
  orderId: number | null;
  problem: string | null;
}

export interface DeviceCartLine {
  itemId: number;
  quantity: number;
}

export interface PageState {
  guestId: number | null;
  cart: DeviceCartLine[];
  /** The cart has a change that the server may not have, or lines of a placed order that a new tab has yet to take out. */
  cartWaits: boolean;
  outbox: OutboxRecord[];
}

/** A page that loads itself anew, as for a file that broke, is read when it is back. */
export async function readPageState(page: Page, moduleId: number): Promise<PageState> {
  for (;;) {
    try {
      return await readOnce(page, moduleId);
    } catch (error) {
      if (!(error instanceof Error && error.message.includes("Execution context was destroyed"))) throw error;
      await page.waitForLoadState("domcontentloaded");
    }
  }
}

function readOnce(page: Page, moduleId: number): Promise<PageState> {
  return page.evaluate(async (module) => {
    const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");
    if (!location.protocol.startsWith("http"))
      return { guestId: null, cart: [], cartWaits: false, outbox: [] };
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open("doorstep-outbox");
      // Looked at before the app has made it: nothing is there, and nothing is made in its place.
      let isAbsent = false;
      opening.onupgradeneeded = () => {
        isAbsent = true;
        opening.transaction?.abort();
      };
      opening.onerror = () => (isAbsent ? resolve([]) : reject(opening.error));
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains("rows")) {
          database.close();
          resolve([]);
          return;
        }
        const all = database.transaction("rows").objectStore("rows").getAll();
        all.onsuccess = () => {
          database.close();
          resolve(all.result);
        };
        all.onerror = () => reject(all.error);
      };
    });
    type Row = {
      kind: string;
      state: string;
      key: string;
      tries: number;
      notBefore: number;
      leaseUntil: number;
      payload: { deadline?: number; expectedTotal?: number };
      result?: { orderId: number } | null;
      problem: { code: string } | null;
      abandoned?: boolean;
    };
    type Stored = {
      state?: {
        carts?: Record<
          string,
          {
            lines: { item: { id: number }; quantity: number }[];
            waitingFor: string | null;
            ordered?: Record<string, Record<string, number>>;
          }
        >;
      };
    } | null;
    const cart = (read("doorstep.cart") as Stored)?.state?.carts?.[String(module)];
    // An order that still waits or asks keeps its lines in the cart.
    const keeps = (rows as Row[]).filter(({ kind, state }) => kind === "order" && state !== "placed");
    const holdsPieces = (pieces: Record<string, number>) => Object.values(pieces).some((count) => count > 0);
    const takesOut = Object.entries(cart?.ordered ?? {}).some(
      ([key, pieces]) => holdsPieces(pieces) && !keeps.some((row) => row.key === key),
    );
    return {
      guestId: Number(localStorage.getItem("guest_id") ?? 0) || null,
      cart: (cart?.lines ?? []).map(({ item, quantity }) => ({ itemId: item.id, quantity })),
      cartWaits: (cart?.waitingFor ?? null) !== null || takesOut,
      // An abandoned order is only looked up once more; nobody waits for it.
      outbox: (rows as Row[])
        .filter((row) => !row.abandoned && row.key !== "stranger-row")
        .map((row) => ({
          kind: row.kind,
          state: row.state,
          key: row.key,
          tries: row.tries,
          dueInMs: row.notBefore - Date.now(),
          leasedForMs: row.leaseUntil - Date.now(),
          deadline: row.payload.deadline ?? null,
          expectedTotal: row.payload.expectedTotal ?? null,
          orderId: row.result?.orderId ?? null,
          problem: row.problem?.code ?? null,
        })),
    };
  }, moduleId);
}
