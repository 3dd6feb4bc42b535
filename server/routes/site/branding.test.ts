import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { modules, settings } from "../../db/schema";
import { openBrandedShop } from "../../testing/branded-shop";
import { linesOfCommand } from "../../testing/operator";

const open = await openBrandedShop();
const { server, shop, branding, config, get, page, told, version } = open;
afterAll(open.close);
beforeEach(open.reset);

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
    for (const program of ["board", "courier"])
      expect((await get(`/${program}/manifest.webmanifest`)).json()).toMatchObject({
        name: `Nour Bakery ${program}`,
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
    for (const program of ["board", "courier"])
      expect((await get(`/${program}/manifest.webmanifest`)).json()).toMatchObject({
        background_color: themeColour.light,
        theme_color: themeColour.dark,
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

describe("in a language that the shop brought", () => {
  const manifest = async (path: string) => (await get(path)).json();

  it("the manifests of page, board and couriers have its texts, its code and its direction, and the shop's name", async () => {
    const languages = linesOfCommand(server.context, "language");
    expect((await get("/board/manifest.de.webmanifest")).statusCode).toBe(404);
    await languages("add", "de", resolve("tests/fixtures/languages/de"));
    await config("business_name", '{"en":"Nour Bakery","de":"Bäckerei Nour"}');
    expect(await manifest("/manifest.de.webmanifest")).toMatchObject({
      name: "Bäckerei Nour",
      lang: "de",
      dir: "ltr",
    });
    expect(await manifest("/board/manifest.de.webmanifest")).toMatchObject({
      name: "Bestellungen bei Bäckerei Nour",
      short_name: "Bestellungen",
      lang: "de",
      dir: "ltr",
    });
    expect(await manifest("/courier/manifest.de.webmanifest")).toMatchObject({
      name: "Kurier bei Bäckerei Nour",
      short_name: "Kurier",
      // As the build has it: the folder lacks it.
      description: "d",
      lang: "de",
    });
    expect(await manifest("/board/manifest.webmanifest")).toMatchObject({
      name: "Nour Bakery board",
      lang: "en",
    });
    // Written from right to left, and without a word of the board's own.
    const hebrew = join(open.folder, "he");
    mkdirSync(hebrew);
    for (const name of ["server.json", "board.json"]) writeFileSync(join(hebrew, name), "{}");
    await languages("add", "he", hebrew);
    expect(await manifest("/board/manifest.he.webmanifest")).toMatchObject({
      short_name: "Board",
      lang: "he",
      dir: "rtl",
    });
    await languages("remove", "he");
  });

  it("board and couriers are told their texts, as long as the shop has it", async () => {
    const { headers, body } = await get("/texts/board.json");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(JSON.parse(body)).toEqual([
      expect.objectContaining({
        languageCode: "de",
        languageName: "Deutsch",
        direction: "ltr",
        texts: expect.objectContaining({ "app.title": "Bestellungen" }),
      }),
    ]);
    expect((await get("/texts/courier.json")).json()).toMatchObject([
      { languageCode: "de", texts: { "app.title": "Kurier" } },
    ]);
    await linesOfCommand(server.context, "language")("remove", "de");
    expect((await get("/texts/board.json")).json()).toEqual([]);
    expect((await get("/texts/courier.json")).json()).toEqual([]);
  });
});
