/** A language that the shop brought, in documents, their files and their addresses. */
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { linesOfCommand } from "../testing/operator";
import { openDocument } from "../testing/page-heads";
import { openPageServer } from "../testing/page-server";
import type { TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await openPageServer(
    (name) =>
      `<!doctype html><html lang="en" dir="ltr"><head><meta name="shop-languages" content=""><title>${name}</title><style>a{}</style></head><body><p class="fs-hidden"><span class="en">Loading</span><span class="ar">x</span></p><b><span class="en">Explore</span></b></body></html>`,
    { settings: { publicUrl: "https://shop.test" } },
  );
  await linesOfCommand(server.context, "language")("add", "de", resolve("tests/fixtures/languages/de"));
});
afterAll(() => server?.close());

const open = (accept: string) => openDocument(server, "/", { "accept-language": accept });
const rowIn = (body: string) =>
  JSON.parse(/name="languages" content="([^"]*)"/.exec(body)?.[1]?.replaceAll("&#34;", '"') ?? "[]")[0];

it("is the document's for who reads it, with its texts and its row of the table", async () => {
  const { body } = await open("de-AT, en;q=0.5");
  expect(body).toContain('<html lang="de" dir="ltr">');
  expect(body).toContain('<meta name="shop-languages" content="en ar de">');
  expect(body).toContain('<span class="de">Wird geladen</span>');
  expect(body).toContain('<span class="de">Entdecken</span>');
  const row = rowIn(body);
  expect(row).toMatchObject({
    languageName: "Deutsch",
    languageCode: "de",
    direction: "ltr",
  });
  expect(body).toContain(`<link rel="preload" as="fetch" crossorigin href="${row.file}">`);
  expect(body).toMatch(/html:not\(\[lang="de"\]\) \.de\{display:none\}/);
});

it("is named, and not asked for, in documents of others", async () => {
  const { body } = await open("en");
  expect(rowIn(body).languageCode).toBe("de");
  expect(body).not.toContain("preload");
});

it("has all texts of the page in one file that never changes, at the address of what is in it", async () => {
  const { file } = rowIn((await open("de")).body);
  const answer = await openDocument(server, file, {});
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(JSON.parse(answer.body).shell["nav.home"]).toBe("Start");
  const other = file.replace(/\/[\w-]{16}\//, "/aaaaaaaaaaaaaaaa/");
  expect((await openDocument(server, other, {})).statusCode).toBe(404);
});

it("is gone from documents with the language", async () => {
  await linesOfCommand(server.context, "language")("remove", "de");
  const { body } = await open("de");
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).not.toContain('class="de"');
});
