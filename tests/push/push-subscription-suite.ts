/** A push service that refuses: what becomes of the device's subscription and of the push. */
import { expect, test } from "@playwright/test";
import { command } from "../fixtures/operator";
import type { PushBrowser } from "../fixtures/push/push-browser";
import type { PushHosts } from "../fixtures/push/push-hosts";
import type { TestServer } from "../fixtures/server";
import { expectShownOnce } from "./shown-once";

/** Tests that follow each other and those before them, in which the browser was subscribed. */
export function describeLostSubscriptions(
  browser: () => PushBrowser,
  hosts: () => PushHosts,
  server: () => TestServer,
): void {
  test("a device that its push service no longer knows is deleted by the shop", async () => {
    const subscribed = () => hosts().asked.filter((address) => /\/fcm\/send\//.test(address)).length;
    const before = subscribed();
    hosts().failures.push(410);
    const ask = () => command(server().dataFolder, "push", "all", "message", "Anybody?", "there", "8");
    await ask();
    await expect.poll(subscribed, { timeout: 30_000 }).toBe(before + 1);
    await expect.poll(ask, { timeout: 30_000 }).toBe("Queued a push to 0 people.");
  });

  test("and the next start of the app subscribes it again, with a new endpoint", async () => {
    const lost = await browser().record("push-device");
    await browser().openTab("/settings");
    await expect
      .poll(async () => JSON.stringify((await browser().record("push-device"))?.address), {
        timeout: 30_000,
      })
      .not.toBe(JSON.stringify(lost?.address));
    await browser().closeTabs();
    await browser().closeNotifications();
    expect(await command(server().dataFolder, "push", "all", "message", "You are back", "there", "9")).toBe(
      "Queued a push to one person.",
    );
    await expectShownOnce(browser(), "You are back", "notification");
  });

  test("a push service that refuses keeps the subscription: it is tried again, and the operator sees the reason", async () => {
    await browser().closeNotifications();
    hosts().failures.push(403);
    await command(server().dataFolder, "push", "all", "message", "Tried twice", "there", "10");
    await expect
      .poll(() => command(server().dataFolder, "pushes"), { timeout: 30_000 })
      .toMatch(/tried again: A push service \(\S+\) answered 403/);
    // Seconds later, by the queue's own back-off.
    await expectShownOnce(browser(), "Tried twice", "notification", 60_000);
  });
}
