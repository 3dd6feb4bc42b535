import { defineConfig, devices } from "@playwright/test";
import { wholeRunOnly } from "./tests/whole-run-only";

const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
/**
 * Pages that are left are held aside and shown again as they were, as on shoppers' devices; Playwright switches that off. The
 * headless shell of `pagesOnly` cannot do it at all.
 */
const launchOptions = {
  executablePath: chromium,
  args: ["--no-sandbox"],
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
};
/**
 * Pages alone need nothing of Chromium's own windows, nor a worker that takes the whole shell to every new device (its
 * stories allow it). What is installed, pushed or kept offline is tried with all of it.
 */
const pagesOnly = {
  fullyParallel: true,
  workers: 2,
  use: {
    serviceWorkers: "block" as const,
    launchOptions: { executablePath: process.env.CHROMIUM_SHELL_PATH ?? chromium, args: ["--no-sandbox"] },
  },
};

/** The browser suites. They run against the built product; `npm test` installs Chromium where it is missing. */
export default defineConfig({
  testDir: "tests",
  testIgnore: process.env.CI ? wholeRunOnly : [],
  outputDir: "test-results/browser",
  globalSetup: "./tests/fixtures/global-setup.ts",
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells what a test needs to be mended: it is recorded, and said out loud at the end. A third keeps a busy
  // machine from holding back everything else.
  retries: process.env.CI ? 2 : 0,
  // Two that work and one that mostly waits: offline and push tests spend their time on timeouts.
  workers: 3,
  timeout: 240_000,
  // What is tried again and again would otherwise be tried until the whole test's time is over, three times.
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  reporter: "list",
  use: {
    ...devices["Pixel 7"],
    // Not a phone's seven pixels for one, which nobody looks at and a processor has to fill.
    deviceScaleFactor: 1,
    locale: "en-US",
    timezoneId: "UTC",
    actionTimeout: 30_000,
    // Recording every test costs a third of the whole run; `npx playwright test … --trace on` records at once.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "e2e", testDir: "tests/e2e", ...pagesOnly },
    { name: "offline", testDir: "tests/offline", workers: 2 },
    // Beside what a worker does: Back, and tabs that were asleep.
    {
      name: "back-forward",
      testDir: "tests/back-forward",
      workers: 2,
      fullyParallel: true,
      use: { serviceWorkers: "block" },
    },
    { name: "push", testDir: "tests/push", workers: 1 },
    { name: "a11y", testDir: "tests/a11y", ...pagesOnly },
  ],
});
