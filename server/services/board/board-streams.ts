/**
 * The boards of this process that hear at once what happens to orders. All processes listen on the database, so it does not
 * matter which one changed an order.
 */
import type { Database } from "../../context";
import type { Listen } from "../../db/listen";
import type { BoardStream, BoardStreams } from "../../ports";
import { reaches } from "../operators/operator";
import { readBoardOrders } from "./board-orders";

/** Streams of one operator, in this process: some tablets of a counter share a login. The oldest ends for a new one. */
const maxOfOperator = 30;
/** Streams of one network address, in this process. */
const maxOfAddress = 300;
/** Streams of this process. Boards without one ask from time to time. */
const maxStreams = 2000;

interface Notice {
  /** 0: parcels. */
  storeId: number;
  seq: number;
  orderId: number;
}

function readNotice(payload: string): Notice | null {
  const [storeId, seq, orderId] = payload.split(":").map(Number);
  return storeId === undefined || seq === undefined || !orderId ? null : { storeId, seq, orderId };
}

/** Listening begins with the first stream, so that a command of the operator's opens no connection for it. */
export function createBoardStreams({
  listen,
  database,
}: {
  listen: Listen;
  database: Database;
}): BoardStreams {
  const streams = new Set<BoardStream>();
  let waiting: Notice[] = [];
  let isTelling = false;
  let listening: Promise<() => Promise<void>> | null = null;

  const end = (stream: BoardStream) => {
    if (streams.delete(stream)) stream.end();
  };
  const endAll = () => {
    for (const stream of [...streams]) end(stream);
  };
  /** Notices that come while orders are read are told together afterwards, in their order. */
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    try {
      while (waiting.length > 0 && streams.size > 0) {
        const notices = waiting;
        waiting = [];
        const ids = [...new Set(notices.map(({ orderId }) => orderId))];
        const orders = new Map((await readBoardOrders(database, ids)).map((order) => [order.id, order]));
        for (const { storeId, seq, orderId } of notices) {
          const order = orders.get(orderId);
          if (!order) continue;
          for (const stream of streams)
            if (reaches(stream, storeId || null)) stream.send({ store_id: storeId, seq, order });
        }
      }
      waiting = [];
    } catch {
      // A reconnecting board asks for what it missed.
      waiting = [];
      endAll();
    } finally {
      isTelling = false;
    }
  };
  const hear = (channel: string, payload: string) => {
    if (channel === "operator_session_ended") {
      for (const stream of [...streams]) if (stream.tokenHash === payload) end(stream);
      return;
    }
    const notice = readNotice(payload);
    if (notice === null || streams.size === 0) return;
    waiting.push(notice);
    void tell();
  };

  return {
    async add(stream) {
      const ofAddress = [...streams].filter(({ address }) => address === stream.address).length;
      if (streams.size >= maxStreams || ofAddress >= maxOfAddress) return null;
      const own = [...streams].filter(({ operatorId }) => operatorId === stream.operatorId);
      streams.add(stream);
      if (own.length >= maxOfOperator && own[0]) end(own[0]);
      try {
        listening ??= listen(["board", "operator_session_ended"], hear);
        await listening;
      } catch (error) {
        listening = null;
        streams.delete(stream);
        throw error;
      }
      return () => {
        streams.delete(stream);
      };
    },
    count: () => streams.size,
    async close() {
      endAll();
      const stop = await listening?.catch(() => null);
      listening = null;
      await stop?.();
    },
  };
}
