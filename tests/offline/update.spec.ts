import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../fixtures/test";
import { workerAnswers } from "../pages/arrivals";

/**
 * The shop behind an address where a second build can be put out: its worker's file differs from the first by the name of
 * the build. (Playwright cannot answer a worker's own update check.)
 */
interface Releases {
  url: string;
  /** From now on the worker's file carries another build's name. */
  publish(from: string, to: string): void;
  close(): Promise<void>;
}

async function openReleases(): Promise<Releases> {
  const shop = process.env.DOORSTEP_URL ?? "";
  let named: [from: string, to: string] = ["", ""];
  const server: Server = createServer(async (request, response) => {
    const answer = await fetch(shop + request.url, {
      headers: { accept: request.headers.accept ?? "*/*", "accept-encoding": "identity" },
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !/^(content-length|content-encoding|transfer-encoding|connection)$/.test(name),
      ),
    );
    response.writeHead(answer.status, headers);
    response.end(
      request.url === "/service-worker.js" && named[0] !== "" ? body.toString().replaceAll(...named) : body,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: (from, to) => {
      named = [from, to];
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

test("a second build waits behind one quiet line and comes when the shopper agrees", async ({ browser }) => {
  const releases = await openReleases();
  const context = await browser.newContext({ baseURL: releases.url });
  try {
    const page = await context.newPage();
    await page.goto("/settings");
    await workerAnswers(page);
    const before = await page.evaluate(() => caches.keys());
    const line = page.getByText("A new version is ready.");
    await expect(line).toHaveCount(0);

    const shell = before.find((name) => name.startsWith("shell-")) ?? "";
    releases.publish(shell.slice("shell-".length), "second-build");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(line).toBeVisible({ timeout: 20_000 });
    // It waits: the page in use is still the first build's.
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(
      true,
    );
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(before));

    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Update", exact: true }).click();
    await reloaded;
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    expect(await page.evaluate(() => caches.keys())).toContain("shell-second-build");
    await expect(line).toHaveCount(0);
  } finally {
    await context.close();
    await releases.close();
  }
});
