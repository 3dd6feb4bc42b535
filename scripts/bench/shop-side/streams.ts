/** Streams of boards: what each hears, and when. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type ClientRequest, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createParser } from "eventsource-parser";
import type { BoardEvent } from "@/contract/calls/board-orders";
import type { TestServer } from "../../../tests/fixtures/server";

/** Streams of one address and of one operator are limited; a shop's boards come from many. */
const STREAMS_OF_ONE = 4;

/** Keys by which other systems read and move the orders of every store. */
export function operatorKeys(server: TestServer, count: number): string[] {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-keys-"));
  try {
    const file = join(folder, "commands");
    writeFileSync(
      file,
      Array.from({ length: count }, (_, index) => `key add "Bench ${index}" --write`).join("\n"),
    );
    const keys = server.ops("--file", file).match(/\S{40,}/g) ?? [];
    if (keys.length !== count) throw new Error(`There are ${keys.length} keys instead of ${count}.`);
    return keys;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export interface BoardStreams {
  /** When each order was heard of first, epoch ms. */
  readonly heardAt: ReadonlyMap<number, number>;
  close(): void;
}

/** Opens so many streams, which share the keys. Resolves when all are open. */
export async function openStreams(
  url: string,
  keys: readonly string[],
  count: number,
): Promise<BoardStreams> {
  const heardAt = new Map<number, number>();
  const hear = (data: string) => {
    const { order } = JSON.parse(data) as BoardEvent;
    if (!heardAt.has(order.id)) heardAt.set(order.id, Date.now());
  };
  const open: ClientRequest[] = [];
  for (let index = 0; index < count; index += 1)
    open.push(
      await openStream(
        url,
        keys[index % keys.length] as string,
        `127.0.2.${1 + Math.floor(index / STREAMS_OF_ONE)}`,
        hear,
      ),
    );
  return {
    heardAt,
    close: () => {
      for (const stream of open) stream.on("error", () => undefined).destroy();
    },
  };
}

function openStream(
  url: string,
  key: string,
  localAddress: string,
  hear: (data: string) => void,
): Promise<ClientRequest> {
  const { hostname, port } = new URL(url);
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === undefined) hear(data);
    },
  });
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${key}`, Accept: "text/event-stream" };
    const path = "/api/v1/board/stream";
    const request = get({ hostname, port, localAddress, path, headers, agent: false }, (response) => {
      if (response.statusCode !== 200)
        return reject(new Error(`A board's stream was refused: ${response.statusCode}.`));
      response.setEncoding("utf8").on("data", (text: string) => parser.feed(text));
      // The end of the bench is no fault of the stream.
      response.on("error", () => undefined);
      resolve(request);
    }).once("error", reject);
  });
}
