/** The shop's own language, set by its operator: documents, mails to the shop, and what the page is told. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { linesOfCommand } from "../testing/operator";
import { openDocument } from "../testing/page-heads";
import { openPageServer } from "../testing/page-server";
import type { TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openPageServer(
    (name) =>
      `<!doctype html><html lang="en" dir="ltr"><head><meta name="shop-languages" content=""><title>${name}</title></head></html>`,
    { settings: { publicUrl: "https://shop.test" } },
  );
});
afterAll(() => server?.close());

const language = (key: string, isOwn: boolean) => ({
  key,
  value: key,
  direction: key === "ar" ? "rtl" : "ltr",
  default: isOwn,
});
const set = (...rows: object[]) =>
  linesOfCommand(server.context, "config")("set", "sys_language", JSON.stringify(rows));
const open = (accept?: string) =>
  openDocument(server, "/", accept === undefined ? {} : { "accept-language": accept });

it("is English until it is set, and documents name what is offered", async () => {
  const { body } = await open("fr");
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain('<meta name="shop-languages" content="en ar">');
});

it("is what a document is in for whoever reads none that is offered", async () => {
  await set(language("en", false), language("ar", true));
  for (const accept of [undefined, "fr-FR, de", "ar"]) {
    const { body } = await open(accept);
    expect(body, accept).toContain('<html lang="ar" dir="rtl">');
    expect(body, accept).toContain('<meta name="shop-languages" content="ar en">');
    expect(body, accept).toContain('content="ar_');
  }
  expect((await open("fr, en;q=0.5")).body).toContain('<html lang="en" dir="ltr">');
  const { body } = await server.call("GET", "/config", { language: "en" });
  expect((body as { sys_language: { key: string; default: boolean }[] }).sys_language).toMatchObject([
    { key: "en", default: false },
    { key: "ar", default: true },
  ]);
});

it("is the only one of a shop that offers no other", async () => {
  await set(language("ar", true));
  expect((await open("en")).body).toContain('<html lang="ar" dir="rtl">');
});

it("is refused without its form", async () => {
  await expect(set({ key: "ar", default: true })).rejects.toThrow(/sys_language/);
});
