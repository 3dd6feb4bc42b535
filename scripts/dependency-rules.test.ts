/** The rules of `.dependency-cruiser.cjs`, tried on a small tree that keeps them all and on files that break them. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

const SOUND = {
  "src/contract/index.ts": "export const Item = {}; export type Item = object;",
  "src/domain/price.ts":
    'import type { Item } from "@/contract";\nexport const price = (item: Item) => item;',
  "src/platform/http/client.ts": "export const client = 1;",
  "src/platform/clock.ts": "export const clock = 1;",
  "src/stores/cart.ts": 'import { client } from "@/platform/http/client";\nexport const cart = client;',
  "src/features/cart/index.ts": 'export { line } from "./components/line";',
  "src/features/cart/components/line.tsx": 'import { cart } from "@/stores/cart";\nexport const line = cart;',
  "src/features/item/index.ts": 'import { line } from "@/features/cart";\nexport const item = line;',
  "src/pages/home/index.tsx": 'import { item } from "@/features/item";\nexport default item;',
  "src/app/app.ts": 'import home from "@/pages/home";\nexport const app = home;',
  "sw/service-worker.ts": 'import { client } from "@/platform/http/client";\nexport const worker = client;',
  "staff/call.ts": 'import { client } from "@/platform/http/client";\nexport const call = client;',
  "board/main.ts": 'import { call } from "../staff/call";\nexport const board = call;',
  "courier/main.ts": 'import { call } from "../staff/call";\nexport const courier = call;',
  "server/main.ts":
    'import { Item } from "@/contract";\nimport { price } from "@/domain/price";\nexport const start = [Item, price];',
  "src/domain/circle-b.ts": 'export type B = typeof import("./circle-a");',
  "src/ui/commented.tsx": '/* import { cart } from "@/stores/cart"; */\nexport const commented = 1;',
};

/** Each file breaks the rule that it is named with, and no other. */
const BROKEN: readonly [rule: string, file: string, text: string][] = [
  [
    "layer-platform",
    "src/platform/takes-store.ts",
    'import { cart } from "@/stores/cart";\nexport const a = cart;',
  ],
  [
    "layer-ui",
    "src/ui/takes-store.tsx",
    'import {\n  cart,\n} from "@/stores/cart";\nexport const a = cart;',
  ],
  [
    "layer-stores",
    "src/stores/takes-feature.ts",
    'import { line } from "../features/cart";\nexport const a = line;',
  ],
  ["layer-features", "src/features/cart/takes-page.ts", 'export * from "@/pages/home";'],
  ["layer-pages", "src/pages/home/takes-app.ts", 'export const a = import("@/app/app");'],
  ["layer-platform", "src/platform/takes-store-type.ts", 'export type A = typeof import("@/stores/cart");'],
  [
    "contract-types-only",
    "src/domain/takes-values.ts",
    'import { Item } from "@/contract";\nexport const a = Item;',
  ],
  [
    "feature-door",
    "src/features/item/reaches-in.ts",
    'import { line } from "@/features/cart/components/line";\nexport const a = line;',
  ],
  [
    "feature-door-from-outside",
    "src/pages/home/reaches-in.ts",
    'import { line } from "@/features/cart/components/line";\nexport const a = line;',
  ],
  [
    "layer-server",
    "server/takes-platform.ts",
    'import { client } from "../src/platform/http/client";\nexport const a = client;',
  ],
  [
    "layer-worker",
    "sw/takes-window.ts",
    'import { clock } from "@/platform/clock";\nexport const a = clock;',
  ],
  ["layer-worker", "sw/takes-store.ts", 'import { cart } from "@/stores/cart";\nexport const a = cart;'],
  ["layer-board", "board/takes-store.ts", 'import { cart } from "@/stores/cart";\nexport const a = cart;'],
  [
    "layer-board",
    "board/takes-feature.ts",
    'import { line } from "@/features/cart";\nexport const a = line;',
  ],
  [
    "layer-courier",
    "courier/takes-board.ts",
    'import { board } from "../board/main";\nexport const a = board;',
  ],
  ["layer-staff", "staff/takes-store.ts", 'import { cart } from "@/stores/cart";\nexport const a = cart;'],
  [
    "staff-is-alone",
    "src/ui/takes-board.ts",
    'import { board } from "../../board/main";\nexport const a = board;',
  ],
  [
    "packages-domain",
    "src/domain/takes-package.ts",
    'import { create } from "zustand";\nexport const a = create;',
  ],
  [
    "packages-page",
    "src/platform/takes-server-package.ts",
    'import { Type } from "typebox";\nexport const a = Type;',
  ],
  [
    "packages-server",
    "server/takes-page-package.ts",
    'import { useState } from "react";\nexport const a = useState;',
  ],
  ["no-circle", "src/domain/circle-a.ts", 'import type { B } from "./circle-b";\nexport type A = B;'],
];

let root = "";
let found: { rule: string; file: string }[] = [];

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "dependency-rules-"));
  for (const [file, text] of [
    ...Object.entries(SOUND),
    ...BROKEN.map(([, file, text]) => [file, text] as const),
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const file of ["tsconfig.json", "src/tsconfig.json"]) cpSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"), "junction");
  const { stdout } = spawnSync(
    process.execPath,
    [
      join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"),
      ...[
        "--config",
        join(ROOT, ".dependency-cruiser.cjs"),
        "--output-type",
        "json",
        "src",
        "sw",
        "server",
        "board",
        "courier",
        "staff",
      ],
    ],
    { cwd: root, encoding: "utf8", maxBuffer: 1e8 },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string }; from: string }[] };
  };
  found = summary.violations.map(({ rule, from }) => ({ rule: rule.name, file: from }));
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the rules of imports", () => {
  it.each(BROKEN)("%s: %s", (rule, file) => {
    expect(found).toContainEqual({ rule, file });
  });

  it("say nothing of files that keep them, nor of comments", () => {
    expect(found.filter(({ file }) => Object.hasOwn(SOUND, file))).toEqual([]);
  });

  it("name every broken file for one thing only", () => {
    const files = found.map(({ file }) => file);
    expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
  });
});
