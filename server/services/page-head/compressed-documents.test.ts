import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { CompressedDocuments, takesBrotli } from "./compressed-documents";

const textOf = async (document: Promise<Buffer>) => brotliDecompressSync(await document).toString();

it("a document is compressed once, also for two who ask at the same time", async () => {
  const documents = new CompressedDocuments();
  const first = documents.of("a", "<p>a</p>");
  expect(documents.of("a", "<p>a</p>")).toBe(first);
  expect(await textOf(first)).toBe("<p>a</p>");
  expect(await textOf(documents.of("b", "<p>b</p>"))).toBe("<p>b</p>");
});

it("the documents that were sent last are kept, and no more of them than fit", () => {
  const documents = new CompressedDocuments();
  const used = documents.of("used", "used");
  const unused = documents.of("unused", "unused");
  for (let number = 0; number < 99; number += 1) {
    void documents.of(`${number}`, `${number}`);
    expect(documents.of("used", "used")).toBe(used);
  }
  expect(documents.of("unused", "unused")).not.toBe(unused);
});

it.each([
  ["gzip, deflate, br, zstd", true],
  ["br", true],
  ["br;q=0.5", true],
  ["br;q=0", false],
  ["br; q=0.0, gzip", false],
  ["gzip, brx", false],
  [undefined, false],
])("Accept-Encoding %s takes Brotli: %s", (accepted, takes) => {
  expect(takesBrotli(accepted)).toBe(takes);
});
