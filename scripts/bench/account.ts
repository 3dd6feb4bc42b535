/** The account: the sign-in dialog on a slow phone, the script of its pages, and long histories of wallet and points. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import shell from "@/platform/i18n/locales/en/shell";
import { freshDemoTown, TestServer } from "../../tests/fixtures/server";
import { launchChromium } from "../browser/chromium";
import { Shop } from "../browser/shop";
import { brotliBytes, filesNeededBy, routeBytes } from "../build/route-bytes.mjs";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import { type HotCall, measureCalls, noteOf } from "./measured-call";
import type { BenchOptions } from "./options";
import { median } from "./statistics";
import { slowDown } from "./throttled";
import { contentPainted, openVisit, phone, visitsOf } from "./visits";
import type { WatchedWindow } from "./when-seen";

const AIMS = { dialogMs: 400, scriptKb: 60, listMs: 20 } as const;
const MOVEMENTS = 10_000;
const PER_PAGE = 10;
/** The largest files are printed, so that it is seen what the bytes went to. */
const SHOWN_FILES = 20;
const DIST = "dist/page";
const PROFILE = "src/pages/profile/index.tsx";
/** A page with the kit, but without the account. */
const WITH_KIT = "src/pages/settings/index.tsx";
/**
 * Loaded by every page of the shop for every visitor (src/app/start/): the background work and the dialogs loaded ahead,
 * sign-in among them, with the kit's dialog and the libraries for forms and motion. A customer who opens an account page has
 * them already, so they do not count.
 */
const EVERYWHERE = [
  "src/app/overlays/overlay-host.tsx",
  "src/app/layout/confirm-overlay.tsx",
  "src/app/layout/side-menu.tsx",
  "src/app/routes/more-routes.tsx",
  "src/features/auth/components/auth-overlay.tsx",
  "src/ui/chakra/warm-up.tsx",
];
const CHUNKS_EVERYWHERE = /^assets\/(?:behind|bottom-bar|kit|dialog)-[\w-]+\.js$/;
/** Features whose files only account pages load. */
const PARTS = ["wallet", "coupons", "referrals", "profile", "addresses", "passkeys", "own-data"];
const DEMO = ["demo@doorstep.test", "doorstep"] as const;

interface Entry {
  src?: string;
  file: string;
}

function scriptOfPages(): Figure[] {
  const [page, settings] = [routeBytes(DIST, PROFILE), routeBytes(DIST, WITH_KIT)];
  if (!page || !settings) throw new CannotRun("the build names no pages of the account.");
  const manifest = JSON.parse(readFileSync(join(DIST, "build-manifest.json"), "utf8")) as Record<
    string,
    Entry
  >;
  const missing = EVERYWHERE.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new CannotRun(`the build has no file of ${missing.join(", ")}.`);
  const keysOf = (wanted: (entry: Entry) => boolean) =>
    Object.entries(manifest).flatMap(([key, entry]) => (wanted(entry) ? [key] : []));
  const isPart = ({ src = "" }: Entry) =>
    PARTS.some((part) => src.startsWith(`src/features/${part}/components/`));
  const everywhere = keysOf(({ file }) => CHUNKS_EVERYWHERE.test(file));
  const shared = new Set([
    ...settings.scripts,
    ...filesNeededBy(manifest, [...EVERYWHERE, ...everywhere]).scripts,
  ]);
  const all = new Set([...page.scripts, ...filesNeededBy(manifest, keysOf(isPart)).scripts]);
  const own = [...all]
    .filter((file) => !shared.has(file))
    .map((file) => ({ file, bytes: brotliBytes(DIST, file) }))
    .sort((a, b) => b.bytes - a.bytes);
  for (const { file, bytes } of own.slice(0, SHOWN_FILES))
    console.log(`    account  ${(bytes / 1024).toFixed(1).padStart(6)} KB ${file}`);
  return [
    {
      name: "all pages of the account: script of their own",
      value: own.reduce((total, { bytes }) => total + bytes, 0) / 1024,
      unit: "KB",
      aim: { max: AIMS.scriptKb },
      note: `${own.length} files beside what every page loads`,
    },
  ];
}

/** ms from the press to the first field of the dialog, at a quarter of the processor, once the dialog was loaded ahead. */
async function openings(url: string, times: number): Promise<number[]> {
  const home = (await visitsOf(url)).find(({ name }) => name === "home");
  if (!home) throw new Error("There is no home to sign in from.");
  const browser = await launchChromium();
  try {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
      const page = await openVisit(context, url, home);
      await contentPainted(page);
      await page.waitForFunction(
        () =>
          // The last of what is loaded ahead: the kit is warmed up after the dialog's file has come and before this one.
          performance
            .getEntriesByType("resource")
            .some(({ name }) => name.includes("/assets/confirm-overlay-")),
        undefined,
        { timeout: 60_000 },
      );
      await page.waitForLoadState("networkidle");
      await slowDown(await context.newCDPSession(page));
      const opened = await page
        .getByRole("button", { name: shell["nav.account"], exact: true })
        .first()
        .evaluate((button) => {
          const started = performance.now();
          (button as HTMLElement).click();
          const seen = (window as unknown as WatchedWindow).whenSeen(
            () => document.querySelector("[role='dialog'] input") !== null,
          );
          return seen.then((time) => time - started);
        });
      took.push(opened);
      await context.close();
    }
    return took;
  } finally {
    await browser.close();
  }
}

/** A demo town whose customer has a history of so many movements of money, and of points. */
async function longHistories(): Promise<string> {
  const folder = await freshDemoTown();
  const lite = await PGlite.create({
    dataDir: join(folder, "database"),
    extensions: { pg_trgm, btree_gist, unaccent },
  });
  for (const [table, type] of [
    ["wallet_movements", "add_fund_by_admin"],
    ["loyalty_movements", "add_points_by_admin"],
  ] as const)
    await lite.exec(`
      insert into ${table} (customer_id, type, credit, balance, created_at)
        select c.id, '${type}', 1, 0, now() - (${MOVEMENTS} - n) * interval '1 minute'
        from customers c, generate_series(1, ${MOVEMENTS}) n where c.email = '${DEMO[0]}'`);
  await lite.close();
  return folder;
}

/** The first pages, some far behind, and one kind of movements. */
async function historyCalls(shop: Shop): Promise<HotCall[]> {
  const headers = shop.headers({ token: await shop.signIn(...DEMO) });
  const pages = [1, 1, 1, 2, 3, 10, 100, MOVEMENTS / PER_PAGE];
  const call = (name: string, path: string): HotCall => ({
    name,
    kind: "list",
    requests: pages.map((page) => ({
      path: `/api/v1${path}?limit=${PER_PAGE}&offset=${page}${name === "add funds" ? "&type=add_fund" : ""}`,
      headers,
    })),
  });
  return [
    call("wallet", "/customer/wallet/transactions"),
    call("add funds", "/customer/wallet/transactions"),
    call("points", "/customer/loyalty-point/transactions"),
  ];
}

export async function measureAccount({ seconds, runs }: BenchOptions): Promise<Figure[]> {
  const server = await TestServer.start({
    dataFolder: await longHistories(),
    environment: { ...MEASURING },
  });
  try {
    const url = server.url.replace("localhost", "127.0.0.1");
    const measured = await measureCalls(url, await historyCalls(new Shop(url)), seconds, "PGlite");
    return [
      {
        name: "sign-in dialog, press to its first field",
        value: median(await openings(server.url, Math.min(3, runs))),
        unit: "ms",
        aim: { max: AIMS.dialogMs },
      },
      ...scriptOfPages(),
      ...measured.map((call) => ({
        name: `${call.name}, ${MOVEMENTS} movements, p99`,
        value: call.p99,
        unit: "ms" as const,
        aim: { max: AIMS.listMs },
        note: noteOf(call),
      })),
    ];
  } finally {
    await server.remove();
  }
}
