import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../app";
import { rowsOf } from "../db/rows";
import { answersIn } from "../testing/served-answers";
import { openTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
let folder: string;
const built =
  '<!doctype html><html><head><title>D</title><meta name="app-script" content=""></head><body></body></html>';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-rows-"));
  server = await openTestServer({ demo: true });
});
afterAll(async () => {
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The slug of a store whose menu is sent at once. */
async function anyStore(): Promise<string> {
  const [store] = rowsOf<{ slug: string }>(
    await server.context.database.execute(sql`
      select s.slug from stores s where s.status
      and (select count(*) from items i where i.store_id = s.id and i.active) between 1 and 20 order by s.id limit 1`),
  );
  if (!store) throw new Error("No such store.");
  return store.slug;
}

describe("the first rows of a document", () => {
  /** A server of a page whose program renders what the text of a function says. */
  async function appWith(body: string, requestsPerMinute = server.context.settings.requestsPerMinute) {
    const page = join(folder, `page-${body.length}`);
    mkdirSync(page);
    writeFileSync(join(page, "app.html"), built);
    writeFileSync(
      join(page, "build-first-rows.mjs"),
      `let sheets; export const prepareFirstRows = async (given) => { sheets = JSON.stringify(given) === "{}" ? "none" : "some"; }; export const renderFirstRows = async (request) => { ${body} };`,
    );
    return buildApp({
      ...server.context,
      settings: { ...server.context.settings, pageFolder: page, requestsPerMinute },
    });
  }

  const asPage = { accept: "text/html", "accept-language": "ar" };

  async function openWith(body: string, path: string) {
    const app = await appWith(body);
    try {
      const [document, program] = [
        await app.inject({ url: path, headers: asPage }),
        await app.inject({ url: "/build-first-rows.mjs" }),
      ];
      expect(program.statusCode).toBe(404);
      return document;
    } finally {
      await app.close();
    }
  }

  it("are rendered from its answers for its address and language, and the program is no file of the page", async () => {
    const slug = await anyStore();
    const { body } = await openWith(
      `const markup = "<p>" + [request.address, request.language, Object.keys(request.answers).length].join(" ") + "</p>";
       return { markup, styles: 'p::before{content:"' + sheets + '"}' };`,
      `/store/${slug}?a=b`,
    );
    expect(body).toMatch(
      /<template data-served data-rows data-language="ar" data-at="\d+" data-styles="p::before{content:&quot;some&quot;}">/,
    );
    expect(body).toContain(`<p>/store/${slug}?a=b ar 3</p>`);
  });

  it("are left away when they cannot be rendered, and its answers are there", async () => {
    const slug = await anyStore();
    for (const body of ["throw new Error('broken');", "return null;"]) {
      const response = await openWith(body, `/store/${slug}`);
      expect(response.statusCode).toBe(200);
      expect(response.body).not.toContain("<template");
      expect(answersIn(response.body)).toHaveLength(3);
    }
  });

  it("are left away for an address that has had too many rendered in a minute; nobody else's are", async () => {
    const slug = await anyStore();
    const app = await appWith(`return { markup: "<p>rows</p>", styles: "" };`, 40);
    const open = (query: string, remoteAddress: string) =>
      app.inject({ url: `/store/${slug}?${query}`, remoteAddress, headers: asPage });
    try {
      for (const query of ["a=1", "a=2"])
        expect((await open(query, "10.0.0.1")).body).toContain("<p>rows</p>");
      const third = await open("a=3", "10.0.0.1");
      expect(third.statusCode).toBe(200);
      expect(third.body).not.toContain("<p>rows</p>");
      expect(answersIn(third.body)).toHaveLength(3);
      // Stored rows cost nothing.
      expect((await open("a=2", "10.0.0.1")).body).toContain("<p>rows</p>");
      expect((await open("a=3", "10.0.0.2")).body).toContain("<p>rows</p>");
    } finally {
      await app.close();
    }
  });
});
