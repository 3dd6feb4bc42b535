/**
 * Pushes for real, in the two builds there are: standard Web Push, and Firebase. Chromium is pointed at push services on
 * loopback; the server encrypts and sends; the worker shows. Then every form of a payload in every state of the app.
 */
import { expect, test } from "@playwright/test";
import { orderStatusPush } from "../../server/services/push/order-status-push";
import type { OrderStatus } from "../../src/contract";
import { command } from "../fixtures/operator";
import { firebasePage } from "../fixtures/push/firebase-page";
import { PushBrowser } from "../fixtures/push/push-browser";
import { openPushHosts, type PushHosts } from "../fixtures/push/push-hosts";
import { serviceAccount } from "../fixtures/push/service-account";
import { TestServer } from "../fixtures/server";
import { words } from "../pages/texts";
import { placeOrder, waitForPushListener } from "./push-page";
import { describePushPayloads } from "./push-payload-suite";
import { describeLostSubscriptions } from "./push-subscription-suite";

const say = words("en");
export function describePush(build: "standard" | "firebase"): void {
  test.describe(`${build} build`, () => {
    test.describe.configure({ mode: "serial" });
    let hosts: PushHosts;
    let server: TestServer;
    let browser: PushBrowser;
    let orderId = 0;
    const sharedUrl = process.env.DOORSTEP_URL;

    test.beforeAll(async () => {
      test.setTimeout(240_000);
      hosts = await openPushHosts();
      server = await TestServer.start({
        environment: {
          ...hosts.serverEnvironment,
          ...(build === "firebase"
            ? { PAGE_DIR: firebasePage(), FIREBASE_SERVICE_ACCOUNT: serviceAccount() }
            : {}),
        },
      });
      process.env.DOORSTEP_URL = server.url;
      browser = await PushBrowser.open(server.url, hosts.chromiumFlags);
    });
    test.afterAll(async () => {
      process.env.DOORSTEP_URL = sharedUrl;
      await browser?.close();
      await server?.remove();
      hosts?.close();
    });

    /** The order's next step. Returns what its push is called. */
    async function advance(): Promise<string> {
      const said = await command(server.dataFolder, "advance", String(orderId));
      const status = / is (\w+)\.$/.exec(said)?.[1] as OrderStatus;
      return orderStatusPush({ orderId, status, storeName: "", more: "" }, "en").title;
    }

    test("a guest with an order turns notifications on after an explanation", async () => {
      const page = await browser.openTab("/settings");
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.getByRole("button", { name: say("push", "settings.turnOn") }).click();
      await expect(
        page.getByRole("switch", { name: new RegExp(`^${say("push", "kind.orders")}`) }),
      ).toBeChecked({
        timeout: 60_000,
      });
      const device = await browser.record("push-device");
      expect(device).toMatchObject({
        address: { kind: build === "firebase" ? "firebase" : "web" },
        recipient: expect.stringMatching(/^[\w-]{24}$/),
      });
      if (build === "firebase") {
        expect(hosts.asked).toContain(
          "POST fcmregistrations.googleapis.com/v1/projects/shop-loopback/registrations",
        );
      }
      orderId = await placeOrder(page);
    });

    test("an order's step is a notification with no tab open, and the next step replaces it", async () => {
      await browser.closeTabs();
      if (build === "firebase") await browser.watchFallback();
      for (let step = 0; step < 2; step += 1) {
        const title = await advance();
        await expect
          .poll(async () => (await browser.notifications()).map((shown) => shown.title), {
            timeout: 30_000,
          })
          .toEqual([title]);
      }
      const [shown] = await browser.notifications();
      expect(shown).toMatchObject({
        tag: `order-${orderId}`,
        body: expect.stringContaining(String(orderId)),
        data: { target: `/track-order?order_id=${orderId}` },
      });
      expect(JSON.stringify(shown)).not.toMatch(/recipient|token|guest/i);
      const sends = build === "firebase" ? /fcm\.googleapis\.com\/v1\/.*messages:send/ : /\/fcm\/send\//;
      expect(hosts.asked.filter((address) => sends.test(address))).toHaveLength(2);
      if (build === "firebase") {
        // When our own listener would have shown them, Firebase's `onBackgroundMessage` had: one, then two.
        await expect.poll(() => browser.shownBeforeFallback(), { timeout: 30_000 }).toHaveLength(2);
        const [first = 0, second = 0] = await browser.shownBeforeFallback();
        expect([first >= 1, second >= 2]).toEqual([true, true]);
      }
      await browser.closeNotifications();
    });

    test("with the page in view the step is a toast that opens the order, and no notification", async () => {
      const page = await browser.openTab("/settings");
      await expect(
        page.getByRole("heading", { level: 1, name: say("shell", "settings.title") }),
      ).toBeVisible();
      await expect(
        page.getByRole("switch", { name: new RegExp(`^${say("push", "kind.orders")}`) }),
      ).toBeVisible();
      await waitForPushListener(page);
      const toast = page.getByRole("listitem").filter({ hasText: await advance() });
      await expect(toast).toBeVisible({ timeout: 30_000 });
      expect(await browser.notifications()).toEqual([]);
      await toast.getByRole("button", { name: say("push", "push.open") }).click();
      await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${orderId}`));
    });

    test("a click opens the order in the open tab, and offline in a new one", async () => {
      await browser.closeTabs();
      const page = await browser.openTab("/settings");
      await waitForPushListener(page);
      await browser.blank.bringToFront();
      await expect.poll(() => page.evaluate(() => document.visibilityState)).toBe("hidden");
      const about = {
        type: "order_status",
        title: "Look at it",
        order_id: String(orderId),
        push_id: "click-1",
      };
      await browser.deliver(JSON.stringify({ data: about }));
      await expect
        .poll(async () => (await browser.notifications()).map(({ title }) => title))
        .toEqual(["Look at it"]);
      await browser.click("Look at it");
      await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${orderId}$`));
      expect(browser.tabs).toHaveLength(1);
      expect(await browser.notifications()).toEqual([]);

      await browser.closeTabs();
      await browser.context.setOffline(true);
      try {
        const cold = await browser.openTab(`/track-order?order_id=${orderId}`);
        await expect(
          cold.getByRole("heading", { level: 1, name: say("orders", "track.title") }),
        ).toBeVisible();
        await expect(cold.getByLabel(say("orders", "track.orderId"))).toHaveValue(String(orderId));
      } finally {
        await browser.context.setOffline(false);
        await browser.closeTabs();
      }
    });

    test("push types that are switched off are not sent", async () => {
      const page = await browser.openTab("/settings");
      await waitForPushListener(page);
      const offers = page.getByRole("switch", { name: new RegExp(`^${say("push", "kind.offers")}`) });
      await expect(offers).toBeChecked();
      await browser.context.setOffline(true);
      // The whole line is the target; the control itself lies beneath its label.
      await offers.click({ force: true });
      await expect(offers).not.toBeChecked();
      // Chosen with no network it is kept, says so, and reaches the shop when there is one.
      await expect(page.getByText(say("push", "state.waiting"))).toBeVisible();
      await browser.context.setOffline(false);
      await expect(page.getByText(say("push", "state.waiting"))).toHaveCount(0, { timeout: 30_000 });
      const before = hosts.asked.length;
      server.ops("push", "all", "offer", "Free delivery", "Today only");
      await command(
        server.dataFolder,
        "push",
        "all",
        "message",
        "Hello from the shop",
        "Are you there?",
        "7",
      );
      await expect(page.getByText(say("push", "push.newMessage"))).toBeVisible({ timeout: 30_000 });
      expect(hosts.asked.slice(before).filter((address) => /send/.test(address))).toHaveLength(1);
      await browser.closeTabs();
      await browser.closeNotifications();
    });

    if (build === "standard")
      describeLostSubscriptions(
        () => browser,
        () => hosts,
        () => server,
      );

    test("a message and a referral are shown with no tab open", async () => {
      await browser.closeTabs();
      await browser.closeNotifications();
      const device = await browser.record("push-device");
      const recipient = device?.recipient;
      const data = { title: "The shop", body: "Nearly there", recipient };
      await browser.deliver(
        JSON.stringify({
          data: {
            ...data,
            type: "message",
            conversation_id: "7",
            sender_type: "vendor",
            push_id: "message-1",
          },
        }),
      );
      await browser.deliver(
        JSON.stringify({
          data: { ...data, type: "referral_code", title: "Thank you", push_id: "referral-1" },
        }),
      );
      await expect
        .poll(async () =>
          (await browser.notifications())
            .map(({ title, tag, data: kept }) => `${tag}: ${title}, to ${kept?.target}`)
            .sort(),
        )
        .toEqual([
          "chat-7: The shop, to /chatting?conversationId=7&type=vendor&chatFrom=true",
          "referral: Thank you, to /",
        ]);
      await browser.closeTabs();
      await browser.closeNotifications();
    });

    describePushPayloads(build, () => browser);
  });
}
