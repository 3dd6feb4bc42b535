import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPageServer } from "../testing/page-server";
import { fillSmallShop } from "../testing/small-shop";
import type { TestServer } from "../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await openPageServer(
    (name) =>
      `<!doctype html><html lang="en"><head><title>Doorstep</title></head><body>${name}.html</body></html>`,
  );
  await fillSmallShop(server.context.database);
});
afterAll(() => server?.close());

const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers });

/** Headers as these programs send them. */
const readers: [name: string, headers: Record<string, string>][] = [
  ["WhatsApp", { "user-agent": "WhatsApp/2.23.20.0", accept: "*/*" }],
  [
    "Facebook",
    {
      "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
      accept: "*/*",
      "accept-encoding": "deflate, gzip",
      range: "bytes=0-524287",
    },
  ],
  ["Slack", { "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)", accept: "*/*" }],
  ["Telegram", { "user-agent": "TelegramBot (like TwitterBot)" }],
  ["X", { "user-agent": "Twitterbot/1.0", accept: "*/*" }],
  [
    "LinkedIn",
    {
      "user-agent": "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
      accept: "*/*",
    },
  ],
  ["Discord", { "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)" }],
  [
    "Teams",
    {
      "user-agent": "SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com",
      accept: "text/*, */*;q=0.5",
    },
  ],
  [
    "Googlebot",
    {
      "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
      accept:
        "text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8",
    },
  ],
  ["Bingbot", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)", accept: "*/*" }],
  ["curl", { "user-agent": "curl/8.5.0", accept: "*/*" }],
  ["wget", { "user-agent": "Wget/1.21", accept: "*/*", "accept-encoding": "identity" }],
  ["axios", { accept: "application/json, text/plain, */*" }],
];

describe("a link to a store", () => {
  it.each(readers)("is a page with a title for %s", async (_name, headers) => {
    const response = await get("/store/kitchen", headers);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toContain("text/html");
    const html =
      response.headers["content-encoding"] === "gzip"
        ? gunzipSync(response.rawPayload).toString()
        : response.body;
    expect(html).toContain('property="og:title"');
    expect(html).toContain("kitchen");
    expect(response.headers.vary).toMatch(/\bAccept\b/);
  });

  it.each([
    ["/", 200],
    ["/home?search=soup&data_type=searched", 200],
    ["/track-order", 200],
    ["/no/such/page", 404],
  ])("is not the only page: %s is %d", async (url, status) => {
    for (const [, headers] of readers) expect((await get(url, headers)).statusCode).toBe(status);
  });

  it("is looked up without its body too", async () => {
    const response = await server.app.inject({
      method: "HEAD",
      url: "/store/kitchen",
      headers: { accept: "*/*" },
    });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
    expect(response.headers["content-type"]).toContain("text/html");
  });

  it.each([
    ["JSON alone", "application/json"],
    ["a picture", "image/avif,image/webp,image/png"],
    ["anything but HTML", "application/json, text/html;q=0"],
  ])("is no page for who asks for %s", async (_what, accept) => {
    const response = await get("/store/kitchen", { accept });
    expect(response.statusCode).toBe(404);
    expect(response.json().errors[0].code).toBe("not_found");
  });

  it.each([
    "/api/v1/later",
    "/assets/main-old.js",
    "/pictures/none",
    "/favicon.png",
    "/.well-known/apple-app-site-association",
    "/.well-known/change-password",
    "/.well-known",
  ])("is nothing like %s, which is never HTML", async (url) => {
    for (const [, headers] of readers) expect((await get(url, headers)).statusCode).toBe(404);
  });
});
