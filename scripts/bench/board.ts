/**
 * The shop's side under load on PostgreSQL: from a shopper's press to the boards, a board's first list on a slow line, and
 * what open boards and couriers on the road cost the server and its shoppers.
 */
import { Shop } from "../browser/shop";
import type { Figure } from "./figures";
import { postgresShop } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { orderRequests } from "./orders";
import { openBoardPage, slowFirstList } from "./shop-side/board-page";
import { costOfShopSide } from "./shop-side/cost";
import { pressToBoard } from "./shop-side/press-to-board";
import { openStreams, operatorKeys } from "./shop-side/streams";
import { percentile } from "./statistics";

const AIMS = { heardMs: 1_000, firstListMs: 1_500 } as const;
const BOARDS = 50;
const ORDERS_PER_SECOND = 20;
/** An operator's calls are limited a minute; a shop has several. */
const OWNERS = 50;

export async function measureBoard({ seconds }: BenchOptions): Promise<Figure[]> {
  const running = await postgresShop();
  const { server } = running;
  try {
    const url = server.url.replace("localhost", "127.0.0.1");
    const shop = new Shop(url);
    const { orders } = await orderRequests(shop, seconds * ORDERS_PER_SECOND);
    const owners = operatorKeys(server, OWNERS);
    const tablet = await openBoardPage(server);
    const boards = await openStreams(url, owners, BOARDS);
    const heard = await pressToBoard(url, orders, ORDERS_PER_SECOND, boards, tablet.page);
    boards.close();
    const firstList = await slowFirstList(tablet);
    await tablet.remove();
    return [
      {
        name: `press to ${BOARDS} boards at ${ORDERS_PER_SECOND} orders/s, p95`,
        value: percentile(heard.atStreams, 0.95),
        unit: "ms",
        aim: { max: AIMS.heardMs },
        note: `${heard.atStreams.length} of ${orders.length} orders, p50 ${percentile(heard.atStreams, 0.5).toFixed(0)} ms`,
      },
      {
        name: "press to the tile in a board's page, p95",
        value: percentile(heard.atPage, 0.95),
        unit: "ms",
        aim: { max: AIMS.heardMs },
        note: `${heard.atPage.length} of ${orders.length} orders, p50 ${percentile(heard.atPage, 0.5).toFixed(0)} ms`,
      },
      {
        name: "first list of a board, slow line",
        value: firstList,
        unit: "ms",
        aim: { max: AIMS.firstListMs },
        note: `${orders.length} new orders on it`,
      },
      ...(await costOfShopSide(server, shop, owners, owners, seconds)),
    ];
  } catch (error) {
    console.error(server.log);
    throw error;
  } finally {
    await running.remove();
  }
}
