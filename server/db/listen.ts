/** Messages on channels of the database (NOTIFY), heard by every process. */
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

export type Hear = (channel: string, payload: string) => void;

/** Listens on the channels; resolves when it does, to a function that ends it. */
export type Listen = (channels: readonly string[], hear: Hear) => Promise<() => Promise<void>>;

/** On the embedded database, which has one process. */
export const listenEmbedded =
  (lite: PGlite): Listen =>
  async (channels, hear) => {
    const ends: (() => Promise<void>)[] = [];
    for (const channel of channels)
      ends.push(await lite.listen(channel, (payload) => hear(channel, payload)));
    return async () => {
      if (lite.closed) return;
      for (const end of ends) await end();
    };
  };

/** Pause before a lost connection is made anew, ms. What is said meanwhile is not heard. */
const reconnectMs = 2000;

/** On PostgreSQL, with one connection of its own, which is made again when it is lost. */
export const listenPool =
  (connectionString: string): Listen =>
  async (channels, hear) => {
    let client: pg.Client | null = null;
    let timer: NodeJS.Timeout | null = null;
    let ended = false;
    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString, keepAlive: true });
      const lost = () => {
        if (client !== next) return;
        client = null;
        if (!ended) timer = setTimeout(retry, reconnectMs);
      };
      next.on("error", lost);
      next.on("end", lost);
      next.on("notification", ({ channel, payload }) => hear(channel, payload ?? ""));
      await next.connect();
      client = next;
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    };
    const retry = () => {
      connect().catch(() => {
        if (!ended) timer = setTimeout(retry, reconnectMs);
      });
    };
    await connect();
    return async () => {
      ended = true;
      if (timer) clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    };
  };
