import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { brokenImportRules } from "./import-rules.mjs";

let root = "";

const FILES = {
  "src/contract/index.ts": `export const Item = {}; export type Item = object;`,
  "src/domain/price.ts": `import type { Item } from "@/contract";\nexport const price = (item: Item) => item;`,
  "src/platform/http/client.ts": `export const client = 1;`,
  "src/platform/storage.ts": `export const storage = 1;`,
  "src/stores/cart.ts": `import { client } from "@/platform/http/client";\nexport const cart = client;`,
  "src/features/cart/index.ts": `export { line } from "./components/line";`,
  "src/features/cart/components/line.tsx": `import { cart } from "@/stores/cart";\nexport const line = cart;`,
  "src/features/item/index.ts": `import { line } from "@/features/cart";\nexport const item = line;`,
  "src/pages/home/index.tsx": `import { item } from "@/features/item";\nexport default item;`,
  "sw/service-worker.ts": `import { client } from "@/platform/http/client";\nexport const worker = client;`,
  "server/ports/index.ts": `export type Ports = object;`,
  "server/choose-ports.ts": `export const load = () => import("../demo");`,
  "demo/index.ts": `import type { Ports } from "../server/ports";\nexport const demoPorts: Ports = {};`,
  "server/main.ts": `import { Item } from "@/contract";\nimport { price } from "@/domain/price";\nexport const start = [Item, price];`,
};

function write(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-rules-"));
  write(FILES);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("import rules", () => {
  it("find nothing where every import points the right way", () => {
    expect(brokenImportRules(root)).toEqual([]);
  });

  it.each([
    [
      "platform imports a store",
      "src/platform/a.ts",
      `import { cart } from "@/stores/cart";`,
      "platform may not import stores",
    ],
    [
      "ui imports a store",
      "src/ui/a.tsx",
      `import { cart } from "@/stores/cart";`,
      "ui may not import stores",
    ],
    [
      "a store imports a feature",
      "src/stores/a.ts",
      `import { line } from "../features/cart";`,
      "stores may not import features",
    ],
    [
      "a feature imports a page",
      "src/features/cart/a.ts",
      `export * from "@/pages/home";`,
      "features may not import pages",
    ],
    [
      "a page imports the app on demand",
      "src/pages/home/a.ts",
      `const x = import("@/app/app");`,
      "pages may not import app",
    ],
    [
      "the domain imports values of the contract",
      "src/domain/a.ts",
      `import { Item } from "@/contract";`,
      "takes values of the contract",
    ],
    [
      "a page mixes a value into types of the contract",
      "src/pages/home/a.ts",
      `import { type Item as A, Item } from "@/contract";`,
      "takes values of the contract",
    ],
    [
      "a feature reaches into another",
      "src/features/item/a.ts",
      `import { line } from "@/features/cart/components/line";`,
      "its index.ts is its only door",
    ],
    [
      "a page reaches into a feature",
      "src/pages/home/b.ts",
      `import { line } from "@/features/cart/components/line";`,
      "its index.ts is its only door",
    ],
    [
      "the server imports the platform",
      "server/a.ts",
      `import { client } from "../src/platform/http/client";`,
      "server may not import platform",
    ],
    [
      "the server imports itself by the alias of src",
      "server/a.ts",
      `import { brand } from "@/ui/brand";`,
      "server may not import ui",
    ],
    [
      "the server imports the demo",
      "server/choose-ports.ts",
      `import { demoPorts } from "../demo";`,
      "server may not import demo",
    ],
    [
      "another file of the server loads the demo",
      "server/a.ts",
      `export const load = () => import("../demo");`,
      "server may not import demo",
    ],
    [
      "the demo reaches into the server",
      "demo/seed.ts",
      `import { start } from "../server/main";`,
      "the demo uses only the server's doors",
    ],
    [
      "the worker imports what needs a window",
      "sw/a.ts",
      `import { storage } from "@/platform/storage";`,
      "the worker may not import",
    ],
    [
      "the worker imports a store",
      "sw/a.ts",
      `import { cart } from "@/stores/cart";`,
      "sw may not import stores",
    ],
    [
      "the domain uses a package",
      "src/domain/a.ts",
      `import dayjs from "dayjs";`,
      "domain may not use the package",
    ],
    [
      "the page uses the server's packages",
      "src/platform/a.ts",
      `import { Type } from "typebox";`,
      "platform may not use the package",
    ],
    [
      "a multi-line import breaks a rule",
      "src/ui/a.tsx",
      `import {\n  cart,\n} from "@/stores/cart";`,
      "ui may not import stores",
    ],
  ])("find it when %s", (_, name, text, sentence) => {
    write({ [name]: text });
    const broken = brokenImportRules(root);
    expect(broken.some((line: string) => line.startsWith(`${name}: `) && line.includes(sentence))).toBe(true);
  });

  it("find files that import each other in a circle", () => {
    write({ "src/domain/a.ts": `import { b } from "./b";`, "src/domain/b.ts": `import { a } from "./a";` });
    expect(brokenImportRules(root)).toContainEqual(
      expect.stringContaining("Files in a circle: src/domain/a.ts → src/domain/b.ts"),
    );
  });

  it("find features that use each other, even by types or on demand", () => {
    write({ "src/features/cart/open.ts": `export const open = () => import("@/features/item");` });
    expect(brokenImportRules(root)).toContainEqual(
      expect.stringContaining("Features in a circle: cart → item → cart"),
    );
  });

  it("do not read comments", () => {
    write({
      "src/ui/a.tsx": `/* import { cart } from "@/stores/cart"; */\n// import { cart } from "@/stores/cart";`,
    });
    expect(brokenImportRules(root)).toEqual([]);
  });
});
