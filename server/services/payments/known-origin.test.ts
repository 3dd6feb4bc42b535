import { describe, expect, it } from "vitest";
import { isKnownOrigin, knownOrigin } from "./known-origin";
import { readCallback } from "./return-address";

const shop = { publicUrl: "https://shop.example", corsOrigins: ["https://app.shop.example:8443"] };
const plain = { publicUrl: "http://shop.example", corsOrigins: [] };
const local = { publicUrl: "http://localhost:8080", corsOrigins: [] };

describe("the origin that a request came to", () => {
  it.each([
    [shop, "shop.example", "https://shop.example"],
    [shop, "shop.example:443", "https://shop.example"],
    [shop, "Shop.Example", "https://shop.example"],
    [plain, "shop.example:80", "http://shop.example"],
    [shop, "app.shop.example:8443", "https://app.shop.example:8443"],
    [local, "localhost:8080", "http://localhost:8080"],
    [local, "127.0.0.1:3000", "http://127.0.0.1:3000"],
    [local, "[::1]:3000", "http://[::1]:3000"],
  ])("of %j at %s is %s", (settings, host, origin) => expect(knownOrigin(host, settings)).toBe(origin));

  it.each([
    [shop, "evil.example"],
    [shop, "shop.example:8080"],
    [shop, "shop.example:80"],
    [plain, "shop.example:443"],
    [shop, "app.shop.example:443"],
    [shop, "shop.example.evil.example"],
    [shop, "localhost:8080"],
    [shop, "127.0.0.1"],
    [shop, ""],
    [shop, "shop.example@evil.example"],
    [local, "evil.example"],
    [local, "localhost.evil.example"],
    [local, "127.0.0.1.evil.example"],
    [local, "192.168.1.5:8080"],
    [local, "localhost:8080@evil.example"],
    [local, "evil.example/localhost"],
  ])("of %j is refused at %s", (settings, host) => {
    expect(() => knownOrigin(host, settings)).toThrow(expect.objectContaining({ refusal: "unknown_host" }));
  });
});

describe("where a payment leads back to", () => {
  it.each([
    [shop, "https://shop.example/home", "https://shop.example/home"],
    [
      shop,
      "https://app.shop.example:8443/profile?page=my-orders",
      "https://app.shop.example:8443/profile?page=my-orders",
    ],
    [shop, "http://shop.example/home", null],
    [shop, "https://evil.example/home", null],
    [shop, "http://localhost:8080/home", null],
    [shop, "https://shop.example@evil.example/", null],
    [shop, "javascript:alert(1)", null],
    [local, "http://localhost:4173/home", "http://localhost:4173/home"],
    [local, "http://evil.example/home", null],
  ])("of %j: %s is %s", (settings, callback, read) => expect(readCallback(callback, settings)).toBe(read));
});

it("nothing that is no address is an origin of the shop", () => {
  expect(isKnownOrigin("nothing", shop)).toBe(false);
});
