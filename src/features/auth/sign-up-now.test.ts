import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { createShopQueryClient } from "@/platform/query";
import { signUpNow } from "./sign-up-now";

const person = { name: "Ada", email: "ada@shop.test", phone: "+491701234567", password: "long enough" };
const answer = (response: () => Promise<Response>) =>
  vi.stubGlobal("fetch", (address: string) =>
    String(address).includes("/sign-up") ? response() : Promise.resolve(Response.json({})),
  );

beforeEach(() => configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) }));
afterEach(() => vi.unstubAllGlobals());

it("does not know of an account whose answer was lost on its way", async () => {
  answer(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await signUpNow(person, createShopQueryClient())).toBe("unknown");
});

it("knows that the shop made none", async () => {
  answer(async () => Response.json({ errors: [{ code: "phone", message: "Taken" }] }, { status: 403 }));
  expect(await signUpNow(person, createShopQueryClient())).toBe("refused");
});
