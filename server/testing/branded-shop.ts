/** A server with a small shop, documents and pictures, whose branding changes. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { settings } from "../db/schema";
import { linesOfCommand } from "./operator";
import { fillSmallShop } from "./small-shop";
import { openTestServer } from "./test-server";

const document = (name: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"><title>Doorstep</title><meta name="description" content="d"><meta name="application-name" content="Doorstep"><link rel="icon" href="/favicon.svg"><style>p{}</style></head><body><p class="fs-hidden"><span class="en">a</span><span class="ar">b</span></p><h1>${name}</h1></body></html>`;
const manifest = {
  name: "Doorstep",
  description: "medicine and parcels",
  icons: [{ src: "/icons/icon-192.png" }],
  screenshots: [{ src: "/screenshots/wide.png" }],
  shortcuts: [{ name: "Cart", icons: [{ src: "/icons/shortcut-cart.png" }] }],
};

/** Opens the server; `folder` has its pictures and is removed when it closes. */
export async function openBrandedShop() {
  const folder = mkdtempSync(join(tmpdir(), "doorstep-branding-"));
  const files: Record<string, string> = {
    "page/index.html": document("landing"),
    "page/app.html": document("app"),
    "page/manifest.webmanifest": JSON.stringify(manifest),
    "page/manifest.ar.webmanifest": JSON.stringify({ ...manifest, lang: "ar" }),
    ...Object.fromEntries(
      ["board", "courier"].map((program) => [
        `page/${program}/manifest.webmanifest`,
        JSON.stringify({
          ...manifest,
          name: `Doorstep ${program}`,
          shop_name: "Doorstep",
          short_name: "Board",
          description: "d",
          lang: "en",
          dir: "ltr",
        }),
      ]),
    ),
    "page/favicon.svg": "<svg/>",
    "page/icons/icon-192.png": "built",
    "good.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#ff0000"/></svg>`,
    "other.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0000ff"/></svg>`,
    "bad.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script></svg>`,
  };
  for (const below of ["icons", "board", "courier"])
    mkdirSync(join(folder, "page", below), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const server = await openTestServer({
    settings: { pageFolder: join(folder, "page"), dataFolder: join(folder, "data") },
  });
  const shop = await fillSmallShop(server.context.database);
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
  return {
    server,
    shop,
    folder,
    branding: linesOfCommand(server.context, "branding"),
    config: linesOfCommand(server.context, "config", "set"),
    get,
    page: async (headers: Record<string, string> = {}) =>
      (await get("/", { accept: "text/html", ...headers })).body,
    told: async () => (await get("/branding.json")).json(),
    version: async () => (await server.call("GET", "/config")).body.branding_version,
    /** Takes back what a test set. */
    async reset() {
      for (const key of ["branding", "business_name", "react_landing_page"])
        await server.context.database.delete(settings).where(eq(settings.key, key));
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
