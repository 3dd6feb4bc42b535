/** Our lists of items beside a peer's list of products: a Medusa server with as many rows, on the same PostgreSQL. */
import pg from "pg";
import type { ProductPage } from "@/contract/calls/catalogue";
import { Shop } from "../browser/shop";
import { CannotRun, startPostgres } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { ITEMS_10K } from "./many-items";
import { settle, shopIn } from "./many-items-shop";
import { callIn, type HotCall, measureCalls, type Scope, spreadScopes } from "./measured-call";
import type { BenchOptions } from "./options";
import { checkedAnswers, peerFigures } from "./peer/compared-call";
import { MEDUSA_VERSION, medusaFolder } from "./peer/medusa-folder";
import { runMedusa, startMedusa } from "./peer/medusa-process";
import { ASKED_FIELDS, PAGE, pricedProducts, productRequests } from "./peer/medusa-products";
import { fillMedusa } from "./peer/medusa-shop";

const ACCOUNT = { email: "measured@example.test", password: "measured-peer" };
const MEDUSA = `Medusa ${MEDUSA_VERSION}`;

/** Checks what the calls return, then measures them as the others of the API. */
async function measure(
  url: string,
  server: string,
  calls: readonly HotCall[],
  priced: (answer: unknown) => readonly unknown[],
  seconds: number,
): Promise<Figure[]> {
  const kilobytes: number[] = [];
  for (const call of calls) kilobytes.push(await checkedAnswers(url, call, priced));
  const measured = await measureCalls(url, calls, seconds, server);
  return measured.flatMap((call, index) => peerFigures(server, call, kilobytes[index] ?? 0));
}

async function measureOurs(databaseUrl: string, seconds: number): Promise<Figure[]> {
  const server = await shopIn(databaseUrl);
  try {
    const url = server.url.replace("localhost", "127.0.0.1");
    const shop = new Shop(url);
    const scopes = await spreadScopes(shop);
    const call = callIn(shop, scopes);
    /** A zone that is asked more than once is asked for one page after the other. */
    const page = (scope: Scope, index: number) =>
      `limit=${PAGE}&offset=${1 + scopes.slice(0, index).filter((one) => one === scope).length}`;
    const listing = "/get-combined-data?list_type=item&data_type=all";
    const calls = [
      call("popular items", "list", (scope, index) => `/items/popular?type=all&${page(scope, index)}`),
      call("listing of items", "list", (scope, index) => `${listing}&${page(scope, index)}`),
    ];
    const priced = (answer: unknown) =>
      (answer as ProductPage).products.filter(({ price }) => price > 0).map(({ id }) => id);
    return await measure(url, "Doorstep", calls, priced, seconds);
  } finally {
    await server.remove();
  }
}

/** Runs `work` on a connection of its own. */
async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function measureMedusa(folder: string, postgresUrl: string, seconds: number): Promise<Figure[]> {
  await inDatabase(postgresUrl, (client) => client.query("create database medusa"));
  const databaseUrl = Object.assign(new URL(postgresUrl), { pathname: "/medusa" }).href;
  const place = { folder, databaseUrl };
  await runMedusa(place, ["db:migrate"]);
  await runMedusa(place, ["user", "-e", ACCOUNT.email, "-p", ACCOUNT.password]);

  const started = performance.now();
  const filling = await startMedusa(place);
  const shop = await fillMedusa(filling.url, ACCOUNT, ITEMS_10K.items).finally(filling.stop);
  await inDatabase(databaseUrl, settle);
  console.log(`  ${MEDUSA}: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);

  const server = await startMedusa(place);
  try {
    const call = (name: string, fields: string): HotCall => ({
      name,
      kind: "list",
      requests: productRequests(shop, fields),
    });
    const calls = [
      call("products, as its storefront asks", ASKED_FIELDS.storefront),
      call("products, fewest fields", ASKED_FIELDS.fewest),
    ];
    return await measure(server.url, MEDUSA, calls, pricedProducts, seconds);
  } finally {
    await server.stop();
  }
}

/** Throws CannotRun where Medusa or PostgreSQL cannot be had. */
export async function measurePeer({ seconds }: BenchOptions): Promise<Figure[]> {
  try {
    const folder = medusaFolder();
    const postgres = await startPostgres();
    try {
      const ours = await measureOurs(postgres.url, seconds);
      return [...ours, ...(await measureMedusa(folder, postgres.url, seconds))];
    } finally {
      postgres.stop();
    }
  } catch (error) {
    if (error instanceof CannotRun) console.error(`!!! ${MEDUSA} beside ours SKIPPED: ${error.message}`);
    throw error;
  }
}
