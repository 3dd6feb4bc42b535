/** Every form of a payload, as other backends send them, in every state of the app: always one notification. */
import { expect, test } from "@playwright/test";
import type { PushBrowser } from "../fixtures/push/push-browser";
import { blockThread, waitForPushListener } from "./push-page";
import { payloadsFor } from "./push-payloads";
import { countShown, expectShownOnce } from "./shown-once";

const neutral = "There is news for you. Open the app to see it.";

/** Told after the story of the build, whose guest is subscribed: the browser's own push service hands the payloads over. */
export function describePushPayloads(build: "standard" | "firebase", browser: () => PushBrowser): void {
  let counter = 0;

  for (const form of payloadsFor(build)) {
    test(`${form.name}: exactly one notification in every state of the app`, async () => {
      const session = await browser().record("current");
      const device = (await browser().record("push-device")) ?? {
        accountKey: session?.owner,
        address: { kind: "web", endpoint: "https://push.test/x", p256dh: "x", auth: "x" },
        wishes: {},
        serverKey: null,
        sentAt: Date.now(),
      };
      // The shop's own name for the guest: a page that starts meanwhile asks the shop for it, and writes the same.
      const recipient = String(device.recipient ?? "recipient-of-the-guest");
      const mine = { ...device, accountKey: session?.owner, recipient };
      if (!session) throw new Error("The worker knows nobody.");
      const send = async (to: string | null = recipient) => {
        counter += 1;
        const text = `Push number ${counter}`;
        await browser().deliver(JSON.stringify(form.payload(text, to, counter)));
        return text;
      };
      const atRest = async () => {
        await browser().closeTabs();
        await browser().closeNotifications();
        await browser().writeRecord("current", session);
        await browser().writeRecord("push-device", mine);
      };

      await test.step("closed", async () => {
        await atRest();
        await expectShownOnce(browser(), await send(), "notification");
      });
      await test.step("hidden", async () => {
        await atRest();
        const page = await browser().openTab("/settings");
        await waitForPushListener(page);
        await browser().blank.bringToFront();
        await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe("hidden");
        await browser().writeRecord("push-device", mine);
        await expectShownOnce(browser(), await send(), "notification");
      });
      await test.step("visible, with another tab behind it", async () => {
        await browser().closeNotifications();
        const page = await browser().openTab("/settings");
        await waitForPushListener(page);
        await browser().writeRecord("push-device", mine);
        await expectShownOnce(browser(), await send(), "toast");
      });
      await test.step("visible, with a thread that is busy until the worker has given it up", async () => {
        await browser().closeTabs();
        await browser().closeNotifications();
        const page = await browser().openTab("/settings");
        await waitForPushListener(page);
        await browser().writeRecord("push-device", mine);
        const goOn = await blockThread(page);
        const text = await send();
        await expect
          .poll(async () => (await browser().notifications()).map(({ title, body }) => [title, body]))
          .toEqual([expect.arrayContaining([text])]);
        await goOn();
        await expectShownOnce(browser(), text, "notification");
      });
      const names = form.name !== "notification";
      await test.step("signed out", async () => {
        await atRest();
        // Nobody's: for rows of its own the worker would ask for another guest.
        await browser().writeRecord("current", {
          ...session,
          owner: "local:signed-out",
          token: null,
          guestId: null,
        });
        const text = await send();
        await expectShownOnce(browser(), neutral, "notification");
        expect(await countShown(browser(), text)).toEqual({ notifications: 0, toasts: 0 });
        const [shown] = await browser().notifications();
        expect(JSON.stringify(shown)).not.toContain("12345678");
        expect(shown?.data?.target).toBe("/");
      });
      await test.step("another account", async () => {
        await atRest();
        const text = await send("recipient-of-somebody-else");
        // A payload that names nobody is for whoever is here.
        await expectShownOnce(browser(), names ? neutral : text, "notification");
      });
      await atRest();
    });
  }

  test("copies of one push are one notification, and an older state does not replace a newer one", async () => {
    await browser().closeNotifications();
    const copy = (title: string, id: string, sentAt: number) =>
      JSON.stringify({
        data: { type: "order_status", title, order_id: "87654321", push_id: id, sent_at: String(sentAt) },
      });
    await browser().deliver(copy("On its way", "copy-2", 2000));
    await browser().deliver(copy("On its way", "copy-2", 2000));
    await expectShownOnce(browser(), "On its way", "notification");
    await browser().deliver(copy("Confirmed", "copy-1", 1000));
    await expectShownOnce(browser(), "On its way", "notification");
    expect(await browser().notifications()).toHaveLength(1);
  });

  test("an unreadable push is one neutral notification", async () => {
    await browser().closeNotifications();
    for (const payload of ["{", "[]", "null", '{"data":7}', '{"data":{"title":{}}}', ""]) {
      await browser().deliver(payload);
    }
    await expectShownOnce(browser(), neutral, "notification");
    expect(await browser().notifications()).toHaveLength(1);
  });
}
