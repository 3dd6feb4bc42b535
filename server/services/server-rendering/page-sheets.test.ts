import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPageSheets } from "./page-sheets";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "page-sheets-"));
  mkdirSync(join(folder, "assets"));
  for (const name of ["main", "cards", "store"])
    writeFileSync(join(folder, `assets/${name}.css`), `.${name}{color:red}`);
  writeFileSync(
    join(folder, "app.html"),
    '<meta name="app-styles" content="/assets/main.css"><meta name="app-pages" content="store=/assets/store.js,/assets/cards.css,/assets/store.css landing=/assets/landing.js">',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it("the style sheets of a page are the app's and then its own, in the order of the document", async () => {
  expect(await readPageSheets(folder)).toEqual({
    store: ".main{color:red}.cards{color:red}.store{color:red}",
    landing: ".main{color:red}",
  });
});

it("a sheet that the build names and has not written is an error", async () => {
  rmSync(join(folder, "assets/cards.css"));
  await expect(readPageSheets(folder)).rejects.toThrow("cards.css");
});
