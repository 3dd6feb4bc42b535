import { describe, expect, it } from "vitest";
import { subscribeWithKey } from "./web-subscription";

const keyText = (fill: number) => Buffer.alloc(65, fill).toString("base64url");

/** A push manager that records its calls. */
function browser(
  current: { key: number } | null,
  subscribing: () => Promise<unknown> = async () => undefined,
) {
  const done: string[] = [];
  const subscriptionOf = (key: number | null) => ({
    options: { applicationServerKey: key === null ? null : Uint8Array.from(Buffer.alloc(65, key)).buffer },
    unsubscribe: async () => {
      done.push("unsubscribe");
      return true;
    },
  });
  let held = current && subscriptionOf(current.key);
  const registration = {
    pushManager: {
      getSubscription: async () => held,
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        done.push("subscribe");
        await subscribing();
        held = subscriptionOf(applicationServerKey[0] ?? 0);
        return held;
      },
    },
  } as unknown as ServiceWorkerRegistration;
  return { registration, done };
}

describe("the browser's subscription", () => {
  it("is created when there is none", async () => {
    const { registration, done } = browser(null);
    await subscribeWithKey(registration, keyText(1));
    expect(done).toEqual(["subscribe"]);
  });
  it("is kept when it uses the shop's key", async () => {
    const { registration, done } = browser({ key: 1 });
    await subscribeWithKey(registration, keyText(1));
    expect(done).toEqual([]);
  });
  it("is ended and created again when the shop's key has changed", async () => {
    const { registration, done } = browser({ key: 1 });
    await subscribeWithKey(registration, keyText(2));
    expect(done).toEqual(["unsubscribe", "subscribe"]);
  });
  it("fails when the push service never responds", async () => {
    const { registration } = browser(null, () => new Promise(() => {}));
    await expect(subscribeWithKey(registration, keyText(1), 20)).rejects.toThrow("timed out");
  });
});
