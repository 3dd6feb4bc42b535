/** Documents of pages without first answers: the server keeps them compressed. */
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPageServer } from "../testing/page-server";
import type { TestServer } from "../testing/test-server";

let server: TestServer;
const HTML = { accept: "text/html,*/*;q=0.8" };

beforeAll(async () => {
  server = await openPageServer(
    (name) => `<!doctype html><html><head><title>${name}</title></head><body>${name}</body></html>`,
  );
});
afterAll(() => server?.close());

const open = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...HTML, ...headers } });

describe("a document that is kept compressed", () => {
  const compressed = (url: string, encodings = "gzip, deflate, br") =>
    open(url, { "accept-encoding": encodings });

  it("is compressed as well as can be, and is the same document", async () => {
    const plain = (await open("/home")).body;
    const response = await compressed("/home");
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.headers.vary).toContain("Accept-Encoding");
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain);
    // Brotli's own default is its best.
    expect(response.rawPayload).toEqual(brotliCompressSync(plain));
  });

  it("is in the language that is asked for, each time", async () => {
    for (const language of ["ar", "en", "ar"]) {
      const headers = { "accept-language": language };
      const plain = (await open("/home", headers)).body;
      const response = await open("/home", { ...headers, "accept-encoding": "br" });
      expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain);
    }
  });

  it.each(["gzip", "br;q=0, gzip", "identity"])("is no Brotli for who takes %s", async (encodings) => {
    expect((await compressed("/home", encodings)).headers["content-encoding"]).not.toBe("br");
  });

  it("is not sent to who has it already", async () => {
    const { etag } = (await compressed("/home")).headers;
    const again = await open("/home", { "accept-encoding": "br", "if-none-match": String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("says at HEAD what it would be, without its body", async () => {
    const sent = await compressed("/home");
    const head = await server.app.inject({
      method: "HEAD",
      url: "/home",
      headers: { ...HTML, "accept-encoding": "br" },
    });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    for (const name of [
      "content-type",
      "content-encoding",
      "content-length",
      "etag",
      "vary",
      "cache-control",
    ])
      expect(head.headers[name], name).toEqual(sent.headers[name]);
  });
});
