import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { openApplications } from "../../testing/applications";
import { blackPicture } from "../../testing/black-picture";
import type { FormFile } from "../../testing/form-call";

const { picture, logo, folder, filesKept, applyAsStore, applyAsCourier, run, close } =
  await openApplications();
afterAll(close);

describe("files of an application", () => {
  const bomb = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>`,
  );
  it.each<[string, FormFile]>([
    ["another type under a picture's name", { bytes: Buffer.from("<script>alert(1)</script>") }],
    ["a program", { bytes: Buffer.concat([Buffer.from("MZ"), Buffer.alloc(500)]) }],
    ["no bytes", { bytes: Buffer.alloc(0) }],
    ["a picture of 30,000 pixels each way", { bytes: bomb, type: "image/svg+xml" }],
    ["half a picture", { bytes: picture.subarray(0, 200) }],
    ["a square of 30,000 pixels in a small file", { bytes: blackPicture(30_000), type: "image/png" }],
    ["fifty megabytes", { bytes: Buffer.alloc(50 * 1024 * 1024, 1) }],
  ])("are refused at their own field: %s", async (_, file) => {
    const before = await filesKept();
    expect(await applyAsStore({}, { logo: file })).toMatchObject({ status: 403, code: "logo" });
    for (const field of ["cover_photo", "tin_certificate_image"])
      expect(await applyAsStore({}, { logo, [field]: file })).toMatchObject({ status: 403, code: field });
    for (const field of ["image", "identity_image"])
      expect(await applyAsCourier({}, { [field]: file })).toMatchObject({ status: 403, code: field });
    expect(await filesKept()).toBe(before);
  });

  it("that are too large are refused", async () => {
    const answer = await applyAsStore({}, { logo: { bytes: Buffer.alloc(3 * 1024 * 1024, 1) } });
    expect(answer).toMatchObject({ status: 403, code: "logo" });
  });

  it("keep neither a name with a path nor what is hidden behind a picture", async () => {
    const hidden = Buffer.concat([picture, Buffer.from("<?php evil(); ?><script>alert(1)</script>")]);
    const applied = await applyAsStore({}, { logo: { bytes: hidden, name: "../../../../etc/passwd.php" } });
    expect(applied.status).toBe(200);
    const path = /logo: (\S+)/.exec(await run("show", String(applied.body.store_id)))?.[1] ?? "";
    expect(path.startsWith(`${folder}/`)).toBe(true);
    expect(path).toMatch(/\/[0-9a-f]{32}\.webp$/);
    const kept = await sharp(path).metadata();
    expect(kept.format).toBe("webp");
    expect((await sharp(path).toBuffer()).includes("script")).toBe(false);
  });
});
