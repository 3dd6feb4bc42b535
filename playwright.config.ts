import { defineConfig, devices } from "@playwright/test";

/** The browser suites. They run against the built product; `npm test` installs Chromium where it is missing. */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/browser",
  globalSetup: "./tests/fixtures/global-setup.ts",
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    ...devices["Pixel 7"],
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: 30_000,
    // Recording costs a third of the whole run; `npx playwright test … --trace on` records what failed.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: ["--no-sandbox"],
    },
  },
  projects: [
    { name: "e2e", testDir: "tests/e2e", fullyParallel: true },
    { name: "offline", testDir: "tests/offline" },
    { name: "push", testDir: "tests/push" },
    { name: "a11y", testDir: "tests/a11y", fullyParallel: true },
  ],
});
