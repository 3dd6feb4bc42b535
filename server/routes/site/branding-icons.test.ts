import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { openBrandedShop } from "../../testing/branded-shop";
import { linesOfCommand } from "../../testing/operator";

const open = await openBrandedShop();
const { server, folder, branding, config, get, told } = open;
afterAll(open.close);
beforeEach(open.reset);

const colourOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return { side: info.width, middle: [...data.subarray(middle, middle + 4)] };
};

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
    for (const program of ["board", "courier"]) {
      const own = (await get(`/${program}/manifest.webmanifest`)).json().icons;
      expect(own.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
        "any",
        "any",
        "maskable",
        "maskable",
      ]);
      for (const { src } of own) expect(src.startsWith(icons), src).toBe(true);
    }
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
    expect((await linesOfCommand(server.context, "import")(files)).slice(-2)).toEqual([
      "Imported.",
      "1 of 1 pictures were copied.",
    ]);
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
