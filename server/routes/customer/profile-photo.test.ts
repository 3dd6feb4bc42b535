import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { blackPicture } from "../../testing/black-picture";
import { profileForm } from "../../testing/profile-form";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server } = await openShopServer();
afterAll(() => server.close());

const update = profileForm(server);
const info = async (token: string) =>
  (await server.call("GET", "/customer/info", { token, language: "en" })).body;
const photoOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } });
const photoFolder = () => join(server.context.settings.dataFolder, "photos");
const photosOnDisk = () => readdirSync(photoFolder());
const photoAt = (url: string | null) => server.inject({ url: url ?? "/none" });

describe("the photo", () => {
  it("is kept as a square without metadata, at an address that nobody can guess, and the one before goes", async () => {
    const customer = await newCustomer(server);
    const located = await photoOf(900, 600)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 0/1" } })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    expect((await update(customer, { image: { bytes: located, name: "../../../etc/passwd" } })).status).toBe(
      200,
    );
    const { image_full_url: first } = await info(customer.token);
    expect(first).toMatch(/^\/photos\/[0-9a-f]{32}\.webp$/);
    const shown = await photoAt(first);
    expect(shown.headers["cache-control"]).toContain("private");
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata();
    expect([width, height, format, exif]).toEqual([512, 512, "webp", undefined]);
    const before = photosOnDisk().length;
    await update(customer, { image: { bytes: await photoOf(64, 64).png().toBuffer() } });
    expect(photosOnDisk()).toHaveLength(before);
    expect((await photoAt(first)).statusCode).toBe(404);
    const { image_full_url: second } = await info(customer.token);
    expect((await update(customer)).status).toBe(200);
    expect((await photoAt(second)).statusCode, "kept when no other is sent").toBe(200);
    await server.call("DELETE", "/customer/remove-account", {
      token: customer.token,
      body: { password: "enigma-machine" },
    });
    expect((await photoAt(second)).statusCode).toBe(404);
  });

  it("is one, whoever is first of two that come at once", async () => {
    const customer = await newCustomer(server);
    const before = photosOnDisk().length;
    const bytes = await photoOf(90, 90).png().toBuffer();
    const saved = await Promise.all([1, 2, 3].map(() => update(customer, { image: { bytes } })));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(photosOnDisk()).toHaveLength(before + 1);
    expect((await photoAt((await info(customer.token)).image_full_url)).statusCode).toBe(200);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ["a page with a picture's name", async () => Buffer.from("<html><script>alert(1)</script></html>")],
    [
      "a drawing with a script",
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ["half a picture", async () => (await photoOf(400, 400).jpeg().toBuffer()).subarray(0, 300)],
    ["nothing", async () => Buffer.alloc(0)],
    ["three megabytes", async () => Buffer.alloc(3 * 1024 * 1024, 1)],
    ["fifty megabytes", async () => Buffer.alloc(50 * 1024 * 1024, 1)],
    ["a square of 30,000 pixels in a small file", async () => blackPicture(30_000)],
    ["a program with a picture's name", async () => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)])],
  ])("is refused when it is %s", async (_what, bytes) => {
    const customer = await newCustomer(server);
    const refused = await update(customer, {
      name: "Somebody Else",
      image: { bytes: await bytes(), name: "me.png", type: "image/png" },
    });
    expect([refused.status, refused.code]).toEqual([403, "image"]);
    expect(await info(customer.token)).toMatchObject({ f_name: "Alan", image_full_url: null });
  });

  it("keeps nothing of what was hidden behind a picture", async () => {
    const customer = await newCustomer(server);
    const page = Buffer.from("<script>alert(1)</script>");
    const both = Buffer.concat([await photoOf(80, 80).jpeg().toBuffer(), page]);
    expect((await update(customer, { image: { bytes: both } })).status).toBe(200);
    const { rawPayload } = await photoAt((await info(customer.token)).image_full_url);
    expect(rawPayload.includes("<script>")).toBe(false);
  });

  it.each(["..%2f..%2fsettings", "%2e%2e%2fsettings", "0".repeat(32), "a.webp"])(
    "at %s is none",
    async (name) => {
      expect((await photoAt(`/photos/${name}`)).statusCode).toBe(404);
    },
  );
});
