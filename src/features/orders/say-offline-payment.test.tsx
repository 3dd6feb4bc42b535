import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "@/stores/session";
import { sayOfflinePayment } from "./say-offline-payment";

afterEach(() => vi.unstubAllGlobals());

it("is another request once the order has what was said, and the same one until then", async () => {
  await signIn("secret", 9);
  const sent: { path: string; key: string | null }[] = [];
  let isLost = true;
  vi.stubGlobal("fetch", async (address: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(
      new URL(String(address instanceof Request ? address.url : address), "http://shop.test"),
      init,
    );
    sent.push({ path: new URL(request.url).pathname, key: request.headers.get("idempotency-key") });
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ payment: "taken" });
  });
  const details = { methodId: 1, answers: {}, note: "" };
  await expect(sayOfflinePayment(5, details, true)).rejects.toThrow();
  await expect(sayOfflinePayment(5, details, true)).rejects.toThrow();
  isLost = false;
  await sayOfflinePayment(5, details, false);
  const [first, again, correction] = sent;
  expect(again).toEqual(first);
  expect(correction?.path).toContain("offline-payment-update");
  expect(correction?.key).not.toBe(first?.key);
});
