/** From the press of a shopper to the boards of many stores, and to the page of a board that shows them all. */
import type { Page } from "playwright";
import type { PacedRequest } from "../load/paced-load";
import type { BoardStreams } from "./streams";

export interface HeardOrders {
  /** ms from the press until the store's stream had the order. */
  atStreams: number[];
  /** ms from the press until its tile stood in the page. */
  atPage: number[];
}

/** How long the last orders may take to arrive, ms. */
const PATIENCE_MS = 10_000;

/** Sends orders at an even pace and follows each to the boards. */
export async function pressToBoard(
  url: string,
  orders: readonly PacedRequest[],
  perSecond: number,
  streams: BoardStreams,
  page: Page,
): Promise<HeardOrders> {
  await watchTiles(page);
  const pressedAt = new Map<number, number>();
  const sending: Promise<void>[] = [];
  const started = performance.now();
  for (const [index, order] of orders.entries()) {
    const early = started + (index * 1_000) / perSecond - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const pressed = Date.now();
    sending.push(place(url, order).then((id) => void pressedAt.set(id, pressed)));
  }
  await Promise.all(sending);
  const shown = await tilesOf(page, pressedAt.size);
  const took = (seen: ReadonlyMap<number, number>) =>
    [...pressedAt].flatMap(([id, pressed]) => {
      const at = seen.get(id);
      return at === undefined ? [] : [at - pressed];
    });
  return { atStreams: took(streams.heardAt), atPage: took(shown) };
}

async function place(url: string, { path, headers, body }: PacedRequest): Promise<number> {
  const response = await fetch(url + path, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { order_id: number }).order_id;
}

interface TilesSeen {
  tilesSeen: Map<string, number>;
}

/** Notes when the tile of each order stands in the page for the first time. */
const watchTiles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = globalThis as unknown as TilesSeen;
    here.tilesSeen = new Map();
    new MutationObserver(() => {
      for (const tile of document.querySelectorAll("[data-order]")) {
        const id = tile.getAttribute("data-order") ?? "";
        if (!here.tilesSeen.has(id)) here.tilesSeen.set(id, Date.now());
      }
    }).observe(document.body, { childList: true, subtree: true });
  });

async function tilesOf(page: Page, count: number): Promise<ReadonlyMap<number, number>> {
  await page
    .waitForFunction(
      (wanted) => (globalThis as unknown as { tilesSeen: Map<string, number> }).tilesSeen.size >= wanted,
      count,
      { timeout: PATIENCE_MS },
    )
    // A list that shows its first part only has fewer.
    .catch(() => undefined);
  const seen = await page.evaluate(() => [...(globalThis as unknown as TilesSeen).tilesSeen]);
  return new Map(seen.map(([id, at]) => [Number(id), at]));
}
