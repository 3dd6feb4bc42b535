import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoShop } from "../../server/testing/demo-shop";
import { openTestServer, type TestServer } from "../../server/testing/test-server";
import { drawPicture } from "../art";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ demo: true });
});
afterAll(() => server?.close());

describe("the pictures of the demo", () => {
  it("hold every picture that the home of each module shows", async () => {
    const shop = await demoShop(server);
    const seen = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === "string" && value.startsWith("/pictures/")) seen.add(value);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    };
    for (const type of ["food", "grocery", "pharmacy", "ecommerce", "parcel"]) {
      for (const path of [
        "/banners",
        "/other-banners",
        "/other-banners/why-choose",
        "/categories",
        "/items/popular?limit=100",
        "/stores/get-stores/all?limit=100",
        "/campaigns/item",
        "/brand",
        "/common-condition",
        "/parcel-category",
        "/react-landing-page",
        "/module",
      ]) {
        collect((await server.call("GET", path, shop.in(type))).body);
      }
    }
    expect(seen.size).toBeGreaterThan(200);
    const missing = [...seen].filter((address) => drawPicture(address.slice("/pictures/".length)) === null);
    expect(missing).toEqual([]);
  });
});
