/** The chat: opening a conversation on a slow line, a message on its way to another browser, and what open streams cost. */
import { randomUUID } from "node:crypto";
import { type ClientRequest, get } from "node:http";
import type { BrowserContext, Page } from "playwright";
import { storageKeys } from "../../src/platform/storage/storage-keys";
import { TestServer } from "../../tests/fixtures/server";
import { launchChromium, launchProfile } from "../browser/chromium";
import { giveProfile, type Profile } from "../browser/profile";
import { Shop } from "../browser/shop";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import { residentMemory } from "./memory";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { slowDown, slowNetwork } from "./throttled";
import { phone } from "./visits";

const AIMS = { openedMs: 1_000, keptMs: 500, deliveredMs: 500, streamsMb: 100 } as const;
/** Messages of the measured conversation; a page of the chat has the last 20. */
const MESSAGES = 40;
const SHOWN = 20;
const STREAMS = 200;
const STREAMS_OF_ONE = 8;
const TIMES = 10;
const KEY = `bench-${randomUUID()}`;

interface Writer {
  token: string;
  conversationId: number;
}

async function signUp(shop: Shop): Promise<string> {
  const tag = randomUUID().slice(0, 8);
  const { token } = await shop.post<{ token: string }>("/auth/sign-up", {
    name: "Nora Quayside",
    email: `nora-${tag}@example.test`,
    phone: `+1202${String(2_000_000 + Math.floor(Math.random() * 7_999_999))}`,
    password: "Harbour-light-7",
  });
  return token;
}

async function answer(url: string, { conversationId }: Pick<Writer, "conversationId">, message: string) {
  const response = await fetch(`${url}/api/v1/shop/conversations/${conversationId}/messages`, {
    method: "POST",
    headers: { Authorization: `Bearer ${KEY}`, "Content-Type": "application/json" },
    body: JSON.stringify({ message }),
  });
  if (!response.ok) throw new Error(`An answer was refused: ${response.status}.`);
}

/** A customer with a conversation of so many messages with support. */
async function writer(shop: Shop): Promise<Writer> {
  const token = await signUp(shop);
  const form = new FormData();
  form.set("message", "Hello?");
  form.set("receiver_type", "admin");
  const response = await fetch(`${shop.url}/api/v1/customer/message/send`, {
    method: "POST",
    headers: shop.headers({ token }),
    body: form,
  });
  const { conversation } = (await response.json()) as { conversation: { id: number } };
  const written = { token, conversationId: conversation.id };
  for (let count = 1; count < MESSAGES; count += 1)
    await answer(shop.url, written, `Answer ${count}: it is on its way, about ten minutes more.`);
  return written;
}

const openChat = ({ conversationId }: Writer) => `/chatting?conversationId=${conversationId}&type=admin`;

/** Presses the conversation in the list; ms until its last 20 messages are painted. */
function press(page: Page): Promise<number> {
  return page
    .locator("[data-conversation]")
    .first()
    .evaluate((row, wanted) => {
      const started = performance.now();
      (row as HTMLElement).click();
      return new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelectorAll("[role=log] li").length < wanted) return requestAnimationFrame(check);
          return requestAnimationFrame(() => resolve(performance.now() - started));
        };
        requestAnimationFrame(check);
      });
    }, SHOWN);
}

async function openList(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/chatting`);
  await page.locator("[data-conversation]").first().waitFor({ timeout: 60_000 });
  // From here on responses are kept, and the worker's files are on the device.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, storageKeys.libraryInUse);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

/** One new profile: from the shop on the slow line, then from what is kept, without a network after a reload. */
async function openings(url: string, profile: Profile): Promise<{ opened: number; kept: number }> {
  const { context, remove } = await launchProfile(phone);
  try {
    await giveProfile(context, profile);
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await openList(page, url);
    await slowNetwork(session);
    await slowDown(session);
    const opened = await press(page);
    await slowDown(session, 1);
    await openList(page, url);
    await context.setOffline(true);
    await slowDown(session);
    const kept = await press(page);
    return { opened, kept };
  } finally {
    await remove();
  }
}

/** ms from the shop's answer until a browser's open chat shows it. */
async function delivery(url: string, context: BrowserContext, written: Writer): Promise<number[]> {
  const page = await context.newPage();
  // A stream never ends: the network is not idle while a chat is open.
  const listens = page.waitForResponse((response) => response.url().endsWith("/customer/message/stream"));
  await page.goto(url + openChat(written));
  await page.locator("[role=log] li").first().waitFor();
  await listens;
  const took: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const text = `Measured ${randomUUID()}`;
    const seen = page.evaluate(
      (wanted) =>
        new Promise<number>((resolve) => {
          const check = () => {
            if (document.querySelector("[role=log]")?.textContent?.includes(wanted)) resolve(Date.now());
            else requestAnimationFrame(check);
          };
          check();
        }),
      text,
    );
    const sent = Date.now();
    await answer(url, written, text);
    took.push((await seen) - sent);
  }
  return took;
}

/** Opens a stream from an address of this machine: the limit of streams counts by address, and a shop's come from many. */
function openStream(url: string, token: string, localAddress: string): Promise<ClientRequest> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = get(
      {
        host: hostname.replace("localhost", "127.0.0.1"),
        port,
        localAddress,
        path: "/api/v1/customer/message/stream",
        headers: { Authorization: `Bearer ${token}`, Accept: "text/event-stream" },
        agent: false,
      },
      (response) => {
        response.resume();
        if (response.statusCode === 200) resolve(request);
        else reject(new Error(`A stream was refused: ${response.statusCode}.`));
      },
    ).once("error", reject);
  });
}

/** MB that so many open streams add to the server. */
async function costOfStreams(server: TestServer, shop: Shop): Promise<number> {
  const tokens: string[] = [];
  for (let count = 0; count < STREAMS / STREAMS_OF_ONE; count += 1) tokens.push(await signUp(shop));
  const before = residentMemory(server.processId);
  const streams = await Promise.all(
    tokens.flatMap((token, person) =>
      Array.from({ length: STREAMS_OF_ONE }, () => openStream(server.url, token, `127.0.1.${person + 1}`)),
    ),
  );
  const cost = residentMemory(server.processId) - before;
  for (const stream of streams) stream.on("error", () => undefined).destroy();
  return cost;
}

export async function measureChat({ runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({
    environment: { ...MEASURING, DEMO_AUTOPILOT: "0", SHOP_API_KEY: KEY },
  });
  try {
    const shop = new Shop(server.url);
    const place = await shop.findPlace("Old Harbour");
    const module = await shop.module("food", place);
    const opened: number[] = [];
    const kept: number[] = [];
    for (let run = 0; run < Math.min(3, runs); run += 1) {
      const { token } = await writer(shop);
      const times = await openings(server.url, { place, module, token });
      opened.push(times.opened);
      kept.push(times.kept);
    }
    const written = await writer(shop);
    const browser = await launchChromium();
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    await giveProfile(context, { place, module, token: written.token });
    const delivered = await delivery(server.url, context, written);
    await browser.close();
    const streams = await costOfStreams(server, shop);
    const range = (values: number[]) =>
      `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} ms in ${values.length}`;
    return [
      {
        name: `opened with its last ${SHOWN} messages, slow line`,
        value: median(opened),
        unit: "ms",
        aim: { max: AIMS.openedMs },
        note: range(opened),
      },
      {
        name: "opened from what is kept, no network",
        value: median(kept),
        unit: "ms",
        aim: { max: AIMS.keptMs },
        note: range(kept),
      },
      {
        name: "an answer in another browser's open chat",
        value: median(delivered),
        unit: "ms",
        aim: { max: AIMS.deliveredMs },
        note: range(delivered),
      },
      { name: `${STREAMS} open streams`, value: streams, unit: "MB", aim: { max: AIMS.streamsMb } },
    ];
  } finally {
    await server.remove();
  }
}
