/** No network, a server that does not respond, maintenance. */
import type { Screen } from "./screen";
import { expect, type Stage } from "./stage";

/** Waits until the worker controls the page and has cached it, then cuts the network. */
const goOffline = async (stage: Stage) => {
  await stage.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await stage.page.reload();
  await stage.page.locator("#first-screen").waitFor({ state: "detached" });
  await stage.settle();
  await stage.page.context().setOffline(true);
};

export const failureScreens: readonly Screen[] = [
  {
    name: "offline-cached",
    who: "visitor",
    worker: true,
    whole: true,
    open: async (stage) => {
      await stage.go("/home");
      await goOffline(stage);
      await stage.page.reload();
      await expect(stage.link("/store/")).toBeVisible();
    },
  },
  {
    name: "offline-never-seen",
    who: "visitor",
    worker: true,
    open: async (stage) => {
      await stage.go("/home");
      await goOffline(stage);
      await stage.go("/store/popular");
      await expect(stage.page.getByText(stage.text("frame", "empty.offlineTitle")).first()).toBeVisible();
    },
  },
  {
    name: "error-unreachable",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/**", (route) => route.abort());
      await stage.go("/home");
      await expect(stage.button(stage.text("frame", "app.retry"))).toBeVisible();
    },
  },
  {
    name: "error-list",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/get-combined-data**", (route) =>
        route.fulfill({ status: 500, json: { errors: [{ code: "server", message: "Server error" }] } }),
      );
      await stage.go("/home?data_type=all");
      await expect(stage.button(stage.text("frame", "app.retry"))).toBeVisible();
    },
  },
  {
    name: "maintenance",
    who: "visitor",
    open: async (stage) => {
      await stage.page.route("**/api/v1/config", async (route) => {
        // The look whether the network is there brings nothing that could be changed.
        if (route.request().method() !== "GET") return route.fallback();
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), maintenance_mode: true } });
      });
      await stage.go("/home");
      await expect(stage.page.getByText(stage.text("frame", "error.maintenanceTitle"))).toBeVisible();
    },
  },
];
