import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * Three projects: `unit` without a DOM, `dom` for what renders, `api` for the server against a real database: the
 * embedded one, or PostgreSQL when TEST_DATABASE_URL names a server (each test file makes its own database there).
 */
const root = fileURLToPath(new URL(".", import.meta.url));
const shared = {
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  define: {
    __BUILD_ID__: JSON.stringify("test"),
    __APP_NAME__: JSON.stringify("Doorstep"),
    __FIREBASE__: "null",
  },
  root,
};

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
            "scripts/**/*.test.ts",
            "tests/fixtures/**/*.test.ts",
            "tests/flaky/**/*.test.ts",
          ],
          environment: "node",
          testTimeout: 20_000,
        },
      },
      {
        ...shared,
        test: { name: "dom", include: ["src/**/*.test.tsx"], environment: "jsdom", testTimeout: 20_000 },
      },
      {
        ...shared,
        test: {
          name: "api",
          include: ["server/**/*.test.ts"],
          environment: "node",
          pool: "forks",
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
