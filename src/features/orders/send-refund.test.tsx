import { expect, it } from "vitest";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { sendRefund } from "./send-refund";

const backend = mockApi();

const photo = (name: string, text: string) => ({
  name,
  type: "image/jpeg",
  bytes: new TextEncoder().encode(text).buffer,
});
const keys = () => backend.calls.map(({ init }) => new Headers(init.headers).get("idempotency-key"));

it("goes out again under its key with the same photos, and under another with others of the same size", async () => {
  backend.respond = () => Promise.reject(new TypeError("no network"));
  const wish = { orderId: 7, reason: "cold", note: "" };
  for (const [name, text] of [
    ["a.jpg", "soup"],
    ["chosen again.jpg", "soup"],
    ["b.jpg", "fish"],
  ] as const)
    await expect(sendRefund({ ...wish, photos: [photo(name, text)] })).rejects.toThrow();
  const [first, again, other] = keys();
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
