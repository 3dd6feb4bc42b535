/** A shop with DEMO=0 that looks places up at a Photon of its own and draws its map from a file in its data folder. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { testMapArchive } from "../../server/testing/map-archive";
import { type MapStandIn, openMapStandIn } from "../../server/testing/map-stand-in";
import { TestServer } from "../fixtures/server";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { type Language, words } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const root = join(import.meta.dirname, "../..");
let server: TestServer;
let places: MapStandIn;

test.beforeAll(async () => {
  places = await openMapStandIn();
  places.answer = () => ({
    body: {
      type: "FeatureCollection",
      features: [
        {
          type: "Feature",
          properties: { name: "Quay Road", city: "Testhaven", country: "Nowhere" },
          geometry: { type: "Point", coordinates: [0.05, 0.05] },
        },
      ],
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "doorstep-own-map-"));
  const filled = spawnSync(
    process.execPath,
    ["--import", "tsx", join(root, "server/testing/fill-small-shop.ts"), folder],
    { cwd: join(root, "server"), encoding: "utf8" },
  );
  if (filled.status !== 0) throw new Error(filled.stderr);
  writeFileSync(join(folder, "map.pmtiles"), testMapArchive());
  server = await TestServer.start({
    dataFolder: folder,
    environment: {
      DEMO: "0",
      GOOGLE_MAPS_KEY: "",
      TIME_ZONE: "UTC",
      PLACES_PROVIDER: "photon",
      PLACES_URL: places.url,
    },
  });
});
test.afterAll(async () => {
  await server?.remove();
  await places?.close();
});

/** Share of a picture's pixels that have nearly this colour: the zone that lies over the map tints it a little. */
async function shareOf(
  picture: Buffer,
  [red, green, blue]: readonly [number, number, number],
): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) <= 30) count += 1;
  }
  return count / (info.width * info.height);
}

/** Opens the picker at the place of the one suggestion. */
async function openPicker(page: Page, language: Language) {
  const text = words(language);
  const shopper = new Shopper(page);
  await page.goto(server.url);
  await page.getByRole("combobox").fill("quay");
  await expect(page.getByRole("option", { name: /Quay Road/ })).toBeVisible();
  await expect(page.getByText(/© .*OpenStreetMap/)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: text("shell", "location.title") });
  // Its list would lie over the button.
  await page.keyboard.press("Escape");
  await shopper.press(page.getByRole("button", { name: text("shell", "landing.pickFromMap") }));
  await dialog.getByRole("combobox").fill("quay");
  await dialog.getByRole("option", { name: /Quay Road/ }).click();
  await expect(dialog.locator("[data-map]")).toHaveAttribute("data-map", "shown");
  return dialog;
}

/** Colours of Protomaps' flavours: land and water. */
const looks = [
  { theme: "light", language: "en", land: [226, 223, 218], water: [128, 222, 234] },
  { theme: "dark", language: "en", land: [31, 31, 31], water: [49, 53, 63] },
  { theme: "light", language: "ar", land: [226, 223, 218], water: [128, 222, 234] },
] as const;

for (const { theme, language, land, water } of looks)
  test(`the map is painted out of the file, ${theme}, ${language}`, async ({ page }, { outputDir }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    await startVisitWith(page.context(), { theme, language });
    const dialog = await openPicker(page, language);
    const out = dialog.getByRole("button", { name: words(language)("shell", "location.zoomOut") });
    for (let step = 0; step < 4; step += 1) await out.click();
    const map = dialog.locator("[data-map]");
    const picture = () => map.screenshot({ path: join(outputDir, `map-${theme}-${language}.png`) });
    await expect.poll(async () => shareOf(await picture(), land)).toBeGreaterThan(0.2);
    expect(await shareOf(await picture(), water)).toBeGreaterThan(0.02);
    const credit = map.getByRole("link", { name: /OpenStreetMap/ });
    await expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
    // No other host is asked for tiles, letters or icons.
    expect([...hosts]).toEqual([new URL(server.url).host]);
  });
