/** The demo shop for tests: zones and modules by name, looked up through the API. */
import type { Item, Store } from "@/contract";
import type { SuccessOf } from "./call-types";
import {
  openTestServer,
  type TestRequest,
  type TestResponse,
  type TestServer,
  type TestServerOptions,
} from "./test-server";

export interface DemoShop {
  /** Id of a zone by a word of its English name, e.g. "Harbour". */
  zone(word: string): number;
  module(type: string): number;
  /** Headers of a shopper in the middle of the town, in a module. */
  in(type: string, zoneWord?: string): Pick<TestRequest, "zone" | "module" | "position">;
  item(slug: string, request?: TestRequest): Promise<Item>;
  store(slug: string, request?: TestRequest): Promise<Store>;
}

/** The middle of the town. */
export const townMiddle = { lat: 40.02, lng: 6.5 } as const;

export async function demoShop(server: TestServer): Promise<DemoShop> {
  const { body: zones } = await server.call("GET", "/zone/list");
  const { body: modules } = await server.call("GET", "/module");
  const found = <T>(entry: T | undefined, name: string): T => {
    if (entry === undefined) throw new Error(`The demo has no ${name}.`);
    return entry;
  };
  const zone = (word: string) =>
    found(
      zones.find((row) => row.name.includes(word)),
      word,
    ).id;
  const module = (type: string) =>
    found(
      modules.find((row) => row.module_type === type),
      type,
    ).id;
  return {
    zone,
    module,
    in: (type, zoneWord = "Harbour") => ({
      zone: [zone(zoneWord)],
      module: module(type),
      position: townMiddle,
    }),
    item: async (slug, request = {}) => {
      for (const row of modules) {
        const response = await server.call("GET", `/items/details/${slug}`, { module: row.id, ...request });
        if (response.status === 200) return response.body;
      }
      throw new Error(`The demo has no item ${slug}.`);
    },
    store: async (slug, request = {}) =>
      found((await server.call("GET", `/stores/details/${slug}`, request)).body ?? undefined, slug),
  };
}

export interface DemoServer {
  server: TestServer;
  shop: DemoShop;
  /** A read of the API. */
  get<P extends string>(path: P, request?: TestRequest): Promise<TestResponse<SuccessOf<"GET", P>>>;
}

/** Opens a server on a fresh database with the demo town. The test file closes it. */
export async function openDemoServer(settings: TestServerOptions["settings"] = {}): Promise<DemoServer> {
  const server = await openTestServer({ demo: true, settings });
  return {
    server,
    shop: await demoShop(server),
    get: (path, request) => server.call("GET", path, request),
  };
}
