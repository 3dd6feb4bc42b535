import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { modules, settings } from "../../db/schema";
import { linesOfCommand } from "../../testing/operator";
import { fillSmallShop, type SmallShop } from "../../testing/small-shop";
import { openTestServer, type TestServer } from "../../testing/test-server";

const document = (name: string) =>
  `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="style-src 'self'"><title>Doorstep</title><meta name="description" content="d"><meta name="application-name" content="Doorstep"><link rel="icon" href="/favicon.svg"><style>p{}</style></head><body><p class="fs-hidden"><span class="en">a</span><span class="ar">b</span></p><h1>${name}</h1></body></html>`;
const manifest = {
  name: "Doorstep",
  description: "medicine and parcels",
  icons: [{ src: "/icons/icon-192.png" }],
  screenshots: [{ src: "/screenshots/wide.png" }],
  shortcuts: [{ name: "Cart", icons: [{ src: "/icons/shortcut-cart.png" }] }],
};

let server: TestServer;
let shop: SmallShop;
let folder: string;
let branding: (...words: string[]) => Promise<string[]>;
let config: (...words: string[]) => Promise<string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-branding-"));
  const files: Record<string, string> = {
    "page/index.html": document("landing"),
    "page/app.html": document("app"),
    "page/manifest.webmanifest": JSON.stringify(manifest),
    "page/manifest.ar.webmanifest": JSON.stringify({ ...manifest, lang: "ar" }),
    "page/favicon.svg": "<svg/>",
    "page/icons/icon-192.png": "built",
    "good.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#ff0000"/></svg>`,
    "other.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0000ff"/></svg>`,
    "bad.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>x()</script></svg>`,
  };
  mkdirSync(join(folder, "page/icons"), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  server = await openTestServer({
    settings: { pageFolder: join(folder, "page"), dataFolder: join(folder, "data") },
  });
  shop = await fillSmallShop(server.context.database);
  branding = linesOfCommand(server.context, "branding");
  config = linesOfCommand(server.context, "config", "set");
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const key of ["branding", "business_name", "react_landing_page"])
    await server.context.database.delete(settings).where(eq(settings.key, key));
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const page = async (headers: Record<string, string> = {}) =>
  (await get("/", { accept: "text/html", ...headers })).body;
const told = async () => (await get("/branding.json")).json();
const version = async () => (await server.call("GET", "/config")).body.branding_version;
const colourOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return { side: info.width, middle: [...data.subarray(middle, middle + 4)] };
};

describe("the name", () => {
  it("is in document, manifest, config and branding with the next request, in each language", async () => {
    await config("business_name", '{"en":"Nour Bakery","ar":"مخبز نور"}');
    await config("branding", '{"short_name":"Nour"}');
    expect(await page()).toContain("<title>Everything you need, at your door · Nour Bakery</title>");
    expect(await page({ "accept-language": "ar" })).toContain("مخبز نور</title>");
    expect(await page()).not.toContain("Doorstep");
    expect((await get("/manifest.webmanifest")).json()).toMatchObject({
      name: "Nour Bakery",
      short_name: "Nour",
    });
    expect((await get("/manifest.ar.webmanifest")).json()).toMatchObject({
      name: "مخبز نور",
      short_name: "Nour",
    });
    expect(await told()).toMatchObject({
      version: await version(),
      name: { en: "Nour Bakery", ar: "مخبز نور" },
    });
  });

  it("is text, whatever stands in it", async () => {
    await config("business_name", '"</title><script>x()</script>"');
    expect(await page()).not.toContain("<script>x()");
  });
});

describe("a shop with neither pharmacy nor parcels", () => {
  it("says nothing of medicine and parcels, and shows no pictures of the product", async () => {
    const { description, screenshots } = (await get("/manifest.webmanifest")).json();
    expect([description, screenshots]).toEqual([
      "Food and groceries, delivered to your door. Works offline.",
      undefined,
    ]);
    expect((await told()).subTitle).toEqual({
      en: "Food and groceries from the places around the corner.",
      ar: "طعام وبقالة من الأماكن القريبة منك.",
    });
    expect(await page()).toContain("Food and groceries near you, delivered to your door by ");
    expect(await page()).not.toMatch(/medicine|parcel|screenshots/i);
  });

  it("says so as soon as it has them", async () => {
    const before = await version();
    await server.context.database
      .update(modules)
      .set({ type: "pharmacy" })
      .where(eq(modules.id, shop.grocery));
    expect((await told()).subTitle.en).toBe("Food and medicine from the places around the corner.");
    expect(await version()).not.toBe(before);
    await server.context.database
      .update(modules)
      .set({ type: "grocery" })
      .where(eq(modules.id, shop.grocery));
    expect(await version()).toBe(before);
  });
});

describe("colours", () => {
  it("are in the document's styles, which its policy names by their hash", async () => {
    expect(await config("branding", '{"accent":"#8A1C4A"}')).toEqual(['branding {"accent":"#8A1C4A"}']);
    const { styles, stylesHash, themeColour } = await told();
    expect(styles).toContain(":root:root{");
    expect(styles).toContain("--doorstep-colors-accent:#8a1c4a");
    const html = await page();
    expect(html).toContain(`<style>${styles}</style>`);
    expect(html).toContain(`style-src 'self' '${stylesHash}'`);
    expect((await get("/manifest.webmanifest")).json()).toMatchObject({
      theme_color: themeColour.light,
      color_scheme_dark: { theme_color: themeColour.dark },
    });
  });

  it("that cannot be read give way to the nearest shade, and the operator is told", async () => {
    const [, note] = await config("branding", '{"accent":"#fc0"}');
    expect(note).toMatch(
      /^accent: #ffcc00 has a contrast of 1\.\d : 1 on [a-z-]+ and needs 4\.5 : 1\. The nearest .* #[0-9a-f]{6}\.$/,
    );
    const [used] = /#[0-9a-f]{6}(?=\.$)/.exec(note ?? "") ?? [];
    expect((await told()).styles).toContain(`--doorstep-colors-accent:${used}`);
    expect((await branding()).join("\n")).toContain(`${used}, dark theme`);
  });

  it("keep those that were set before", async () => {
    await config("branding", '{"accent":"#8a1c4a"}');
    expect(await config("branding", '{"highlight":"#f6b26b"}')).toEqual([
      'branding {"accent":"#8a1c4a","highlight":"#f6b26b"}',
    ]);
    const { styles } = await told();
    expect(styles).toContain("accent:#8a1c4a");
    expect(styles).toContain("highlight:#f6b26b");
  });

  it.each([
    ['{"canvas":"#222222"}', "too dark for the ground of the light theme"],
    ['{"accent":"red"}', "branding.accent"],
    ['{"accent":"#8a1c4a;}*{x:url(//evil.test)"}', "branding.accent"],
    ['{"accent":{"en":"#8a1c4a","ar":"#1c4a8a"}}', "branding.accent: is the same in every language"],
    ['{"font":"Comic Sans"}', "branding.font"],
    ['{"colour":"#123456"}', "colour"],
    ['{"icon":"logo/none"}', "there is no picture logo/none below uploads"],
    [`{"short_name":"${"n".repeat(31)}"}`, "is longer than 30 signs"],
  ])("and whatever else is refused change nothing: %s", async (json, words) => {
    const before = await told();
    await expect(config("branding", json)).rejects.toThrow(words);
    expect(await told()).toEqual(before);
  });

  it("written past the command that nobody could read count as none", async () => {
    await server.context.database
      .insert(settings)
      .values({ key: "branding", value: { canvas: "#000000", accent: 7, font: "</style>" } });
    expect((await told()).styles).toBe("");
    expect((await get("/", { accept: "text/html" })).statusCode).toBe(200);
  });
});

describe("icons", () => {
  const files = [
    ["icon-192.png", 192],
    ["icon-512.png", 512],
    ["maskable-192.png", 192],
    ["maskable-512.png", 512],
    ["monochrome-192.png", 192],
    ["badge-96.png", 96],
    ["apple-touch-icon.png", 180],
    ["favicon-96.png", 96],
    ["mark.png", 96],
    ["shortcut-cart.png", 96],
  ] as const;

  it("are drawn from one picture, in every size", async () => {
    await branding("icon", join(folder, "good.svg"));
    const { icons } = await told();
    for (const [file, side] of files) {
      const response = await get(`${icons}${file}`);
      expect([response.statusCode, response.headers["content-type"]], file).toEqual([200, "image/png"]);
      expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      const drawn = await colourOf(response.rawPayload);
      expect(drawn.side, file).toBe(side);
      if (/^(icon|maskable|apple|favicon|mark)/.test(file))
        expect(drawn.middle, file).toEqual([255, 0, 0, 255]);
    }
    expect((await get(`${icons}favicon.ico`)).rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
    const { icons: listed, shortcuts } = (await get("/manifest.webmanifest")).json();
    expect(listed.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      "any",
      "any",
      "maskable",
      "maskable",
      "monochrome",
    ]);
    for (const { src } of [...listed, ...shortcuts[0].icons]) expect((await get(src)).statusCode).toBe(200);
  });

  it("have new addresses when the picture changes, and the old ones show the new picture for a while", async () => {
    await branding("icon", join(folder, "good.svg"));
    const before = await told();
    await branding("icon", join(folder, "other.svg"));
    const after = await told();
    expect(after.icons).not.toBe(before.icons);
    expect(after.version).not.toBe(before.version);
    const old = await get(`${before.icons}icon-192.png`);
    expect(old.headers["cache-control"]).toBe("public, max-age=60");
    expect((await colourOf(old.rawPayload)).middle).toEqual([0, 0, 255, 255]);
  });

  it("are at the addresses that browsers know by themselves, but for the worker, which asks for the build's", async () => {
    await branding("icon", join(folder, "good.svg"));
    for (const url of ["/favicon.svg", "/icons/icon-192.png"])
      expect((await colourOf((await get(url)).rawPayload)).middle).toEqual([255, 0, 0, 255]);
    expect((await get("/icons/icon-192.png?__WB_REVISION__=1")).body).toBe("built");
    expect((await server.call("GET", "/config")).body.logo_full_url).toBe(`${(await told()).icons}mark.png`);
  });

  it("go along where the shop is written down as files and brought in again", async () => {
    await branding("icon", join(folder, "good.svg"));
    const [files, uploads] = [join(folder, "files"), join(folder, "data/uploads/branding")];
    await linesOfCommand(server.context, "export")(files);
    for (const name of readdirSync(files)) if (name.endsWith(".csv")) rmSync(join(files, name));
    await branding("icon", "none");
    rmSync(uploads, { recursive: true });
    expect((await linesOfCommand(server.context, "import")(files)).at(-1)).toBe("Imported.");
    const { icons } = await told();
    expect((await colourOf((await get(`${icons}icon-192.png`)).rawPayload)).middle).toEqual([255, 0, 0, 255]);
  });

  it("of a picture that cannot be used stay as they were", async () => {
    await branding("icon", join(folder, "good.svg"));
    const before = await told();
    await expect(branding("icon", join(folder, "bad.svg"))).rejects.toThrow("has a script");
    await expect(branding("icon", join(folder, "none.svg"))).rejects.toThrow("cannot be read (ENOENT)");
    expect(await told()).toEqual(before);
  });

  it("are the mark in the shop's colours where it has colours and no picture", async () => {
    await branding("icon", join(folder, "good.svg"));
    expect(await branding("icon", "none")).toEqual([
      "The icons are drawn from the mark that ships with the product.",
    ]);
    expect((await told()).icons).toBeNull();
    await config("branding", '{"accent":"#8a1c4a"}');
    const { data } = await sharp((await get(`${(await told()).icons}icon-512.png`)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x8a, 0x1c, 0x4a]);
  });

  it.each([
    "/icons/0123456789abcdef/none.png",
    "/icons/0123456789abcdef/constructor",
    "/icons/0123456789abcdef/..%2fx",
  ])("there is none at %s", async (url) => expect((await get(url)).statusCode).toBe(404));

  it("never leave as the SVG that they came as", async () => {
    await branding("icon", join(folder, "good.svg"));
    const { icon } = JSON.parse((await linesOfCommand(server.context, "config", "get")("branding")).join(""));
    expect(
      readFileSync(join(folder, "data/uploads", `${icon}.png`))
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
  });
});

it("the branding is not sent again to who has it", async () => {
  await config("business_name", '"Nour Bakery"');
  const { headers } = await get("/branding.json");
  expect((await get("/branding.json", { "if-none-match": String(headers.etag) })).statusCode).toBe(304);
});

it("the hero's words are the operator's", async () => {
  await config("react_landing_page", '{"header_title":{"en":"Warm bread","ar":"خبز ساخن"}}');
  expect(await page()).toContain(
    '<h1><span class="en">Warm bread</span><span class="ar">خبز ساخن</span></h1>',
  );
});
