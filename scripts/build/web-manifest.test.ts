import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { MANIFEST_FILES, type ManifestLanguage, webManifest } from "./web-manifest";

const PUBLIC = join(import.meta.dirname, "../../public");
const languages = Object.keys(MANIFEST_FILES) as ManifestLanguage[];

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
}
interface Manifest {
  id: string;
  name: string;
  lang: string;
  dir: string;
  scope: string;
  start_url: string;
  display: string;
  theme_color: string;
  color_scheme_dark: { theme_color: string };
  launch_handler: object;
  share_target: { method: string; enctype: string };
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
}
const read = (language: ManifestLanguage) => JSON.parse(webManifest({}, language)) as Manifest;

/** Width and height as the file says, e.g. "512x512". */
function sizeOf(picture: Picture): string {
  const bytes = readFileSync(join(PUBLIC, picture.src));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(languages)("the manifest in %s", (language) => {
  const manifest = read(language);

  it("says what an installation needs, and opens home without the browser's bar", () => {
    expect(manifest).toMatchObject({
      id: "/",
      scope: "/",
      start_url: "/",
      display: "standalone",
      lang: language,
    });
    expect(manifest.name).not.toBe("");
    expect(manifest.launch_handler).toEqual({ client_mode: ["navigate-existing", "auto"] });
    expect(manifest.theme_color).not.toBe(manifest.color_scheme_dark.theme_color);
  });

  it("names pictures that are there, in the sizes that it says", () => {
    const all = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const picture of all) {
      expect(existsSync(join(PUBLIC, picture.src)), picture.src).toBe(true);
      if (picture.type === "image/png") expect(sizeOf(picture), picture.src).toBe(picture.sizes);
    }
    const icons = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes);
    expect(icons("any")).toEqual(["192x192", "512x512"]);
    expect(icons("maskable")).toEqual(["192x192", "512x512"]);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(["narrow", "wide"]);
  });

  it("says how what is shared with it is written, which Chromium asks for in each page's console", () =>
    expect(manifest.share_target).toMatchObject({
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
    }));

  it("offers tracking, the cart and the search at once", () =>
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      "/track-order",
      "/?open=cart",
      "/?open=search",
    ]));
});

it("each language has words of its own, from its own side", () => {
  const [english, arabic] = [read("en"), read("ar")];
  expect([english.dir, arabic.dir]).toEqual(["ltr", "rtl"]);
  english.shortcuts.forEach(({ name }, index) => {
    expect(arabic.shortcuts[index]?.name).not.toBe(name);
  });
});
