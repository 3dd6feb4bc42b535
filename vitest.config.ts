import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { textApartPlugin } from "./scripts/build/text-apart";

/**
 * Four projects: `unit` without a DOM, `dom` for what renders, `server` for what of the server and the demo needs no database, `api`
 * for the server against a real one: the embedded one, or PostgreSQL when TEST_DATABASE_URL names a server (each test
 * file makes its own database there).
 */
const root = fileURLToPath(new URL(".", import.meta.url));
const shared = {
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  define: {
    __BUILD_ID__: JSON.stringify("test"),
    __APP_NAME__: JSON.stringify("Doorstep"),
    __CACHE_IN_FRONT__: "false",
    __FIREBASE__: "null",
  },
  root,
  plugins: [textApartPlugin(root)],
};

const serverTests = ["server", "demo"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(".test.ts")),
);
/** Tests that open a database import from `server/testing`. */
const opensDatabase = (file: string): boolean =>
  file.includes("/testing/") ||
  /from "[./]*\/(server\/)?testing\//.test(readFileSync(join(root, file), "utf8"));

/** Their servers open data folders of their own, whatever TEST_DATABASE_URL says: the run on the embedded database is enough. */
const ownFolders = ["server/without-demo.test.ts", "server/refused-starts.test.ts"];

/** Need a second connection that holds the database at a known place, or transactions that overlap. */
const postgresOnly = ["server/cli/killed-import.test.ts", "server/services/board/order-numbers.test.ts"];

/**
 * Routes ask the same of both databases. Where both are tried in one run PostgreSQL is enough for most of them; these depend on
 * what the embedded one does by itself: locks, turns of transactions, search, large answers.
 */
const routesOnBoth = [
  "catalogue/item-lists",
  "catalogue/search-of-many",
  "catalogue/search-queries",
  "customer/cart",
  "customer/open-orders",
  "customer/order-idempotency",
  "customer/orders",
  "customer/pay-from-wallet",
  "customer/refunds",
  "customer/wallet",
  "payments/unpaid-orders",
].map((name) => `server/routes/${name}.test.ts`);

function isOnThisDatabase(file: string): boolean {
  if (process.env.TEST_DATABASE_URL) return !ownFolders.includes(file);
  if (postgresOnly.includes(file)) return false;
  const isOnOther = process.env.TEST_ALSO_ON_POSTGRES && file.startsWith("server/routes/");
  return !isOnOther || routesOnBoth.includes(file);
}

/** ms; on a busy machine a database or the demo town takes its time. */
const databaseTimeouts = { testTimeout: 180_000, hookTimeout: 180_000 };
/** Each file in a thread of its own: most take longer to start than to run. */
const quick = { pool: "threads", maxWorkers: 2, testTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.ts",
            "sw/**/*.test.ts",
            "{board,courier,staff}/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/fixtures/**/*.test.ts",
            "tests/flaky/**/*.test.ts",
          ],
          environment: "node",
          ...quick,
        },
      },
      {
        ...shared,
        test: {
          name: "dom",
          include: ["src/**/*.test.tsx", "{board,courier}/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["tests/fixtures/dom-setup.ts"],
          ...quick,
        },
      },
      {
        ...shared,
        test: {
          name: "server",
          include: serverTests.filter((file) => !opensDatabase(file)),
          environment: "node",
          ...quick,
          ...databaseTimeouts,
        },
      },
      {
        ...shared,
        test: {
          name: "api",
          include: serverTests.filter(opensDatabase).filter(isOnThisDatabase),
          environment: "node",
          pool: "forks",
          maxWorkers: 2,
          // Each file opens databases of its own; the server's modules are loaded once for all of them.
          isolate: false,
          ...databaseTimeouts,
        },
      },
    ],
  },
});
