/** Takes a picture of every screen in every form, and fails with the names of those that could not be reached. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { storageKeys } from "@/platform/storage/storage-keys";
import { TestServer } from "../../tests/fixtures/server";
import { launchChromium } from "../browser/chromium";
import { giveProfile, type Profile } from "../browser/profile";
import { overview, type Picture, screenSheet } from "./contact-sheets";
import { type Language, readOptions, type ScreensOptions, type Theme, type Width } from "./options";
import type { Screen } from "./screen";
import { SCREENS } from "./screens";
import { Stage, TIMEOUT_MS } from "./stage";
import { GUEST_PHONE, prepareTown, type Town } from "./town";

const VIEW_HEIGHT: Record<Width, number> = { 360: 760, 768: 1024, 1440: 900 };
/** Px; a longer page is cut, unless its screen asks for more. */
const MAX_HEIGHT = 2600;

interface Form {
  screen: Screen;
  width: Width;
  theme: Theme;
  language: Language;
}

function profileOf({ screen, theme, language }: Form, town: Town): Profile {
  const profile: Profile = { theme, language };
  if (screen.who !== "newcomer") profile.place = town.place[language];
  if (screen.module !== "none") profile.module = town.modules[language][screen.module ?? "food"];
  if (screen.who === "guest") {
    profile.guestId = town.guest;
    profile.more = { [storageKeys.guestOrders]: rememberedOrders(town) };
  }
  if (screen.who === "customer") profile.token = town.customer;
  return profile;
}

/** A guest's orders as their device remembers them. */
function rememberedOrders({ orders, store }: Town): string {
  const remembered = Object.entries(orders).map(([step, orderId], index) => ({
    orderId,
    contact: GUEST_PHONE,
    storeName: store.name,
    store: { id: store.id, moduleId: store.module_id },
    placedAt: Date.now() - index * 3_600_000,
    closed: step === "delivered",
  }));
  return JSON.stringify({ state: { orders: remembered }, version: 1 });
}

async function take(browser: Browser, url: string, town: Town, form: Form, file: string): Promise<void> {
  const { screen, width, theme, language } = form;
  const context = await browser.newContext({
    viewport: { width, height: VIEW_HEIGHT[width] },
    deviceScaleFactor: 1,
    hasTouch: width < 1000,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: language === "ar" ? "ar-SA" : "en-US",
    timezoneId: "UTC",
    serviceWorkers: screen.worker ? "allow" : "block",
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  try {
    await giveProfile(context, profileOf(form, town));
    const page = await context.newPage();
    const stage = new Stage(page, url, town, language, width);
    await screen.open(stage);
    await stage.settle(screen.busy);
    if (screen.whole) {
      await stage.unfold(VIEW_HEIGHT[width], screen.maxHeight ?? MAX_HEIGHT);
      await stage.settle(screen.busy);
    }
    await page.screenshot({ path: file, animations: "disabled", caret: "hide" });
  } catch (error) {
    // The picture of what was there instead says more than the message.
    await context
      .pages()[0]
      ?.screenshot({ path: file.replace(/\.png$/, ".failed.png") })
      .catch(() => undefined);
    throw error;
  } finally {
    // Requests that a screen holds back must not reach the server later: an order would take the next screen's cart.
    await context.setOffline(true);
    for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

function formsOf(options: ScreensOptions): Form[] {
  const unknown = options.only.filter((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown.length > 0)
    throw new Error(
      `Unknown screen ${unknown.join(", ")}. There are: ${SCREENS.map(({ name }) => name).join(", ")}.`,
    );
  return SCREENS.filter(({ name }) => options.only.length === 0 || options.only.includes(name)).flatMap(
    (screen) =>
      options.languages.flatMap((language) =>
        options.themes.flatMap((theme) =>
          options.widths.map((width) => ({ screen, width, theme, language })),
        ),
      ),
  );
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const forms = formsOf(options);
  mkdirSync(options.folder, { recursive: true });
  const server = await TestServer.start({
    environment: { LOG_LEVEL: "error", REQUESTS_PER_MINUTE: "1000000" },
  });
  const browser = await launchChromium();
  const pictures: Picture[] = [];
  const missing: string[] = [];
  try {
    const town = await prepareTown(server);
    let [next, done] = [0, 0];
    const worker = async () => {
      for (let form = forms[next++]; form; form = forms[next++]) {
        const { screen, width, theme, language } = form;
        const name = `${screen.name}-${width}-${theme}-${language}`;
        const file = join(options.folder, `${name}.png`);
        try {
          await take(browser, server.url, town, form, file);
          pictures.push({ screen: screen.name, width, theme, language, file });
        } catch (error) {
          const text = error instanceof Error ? error.message : String(error);
          missing.push(`${name}: ${text.split("\n").slice(0, 4).join(" ")}`);
        }
        done += 1;
        console.log(`  ${String(done).padStart(4)} of ${forms.length}  ${name}`);
      }
    };
    await Promise.all(Array.from({ length: options.concurrency }, worker));
  } finally {
    await browser.close();
    await server.remove();
  }
  const order = [...new Set(forms.map(({ screen }) => screen.name))];
  const position = new Map(
    forms.map((form, index) => [`${form.screen.name}-${form.width}-${form.theme}-${form.language}`, index]),
  );
  const byForm = (a: Picture, b: Picture) =>
    (position.get(`${a.screen}-${a.width}-${a.theme}-${a.language}`) ?? 0) -
    (position.get(`${b.screen}-${b.width}-${b.theme}-${b.language}`) ?? 0);
  const groups = order.map((name) => pictures.filter(({ screen }) => screen === name).sort(byForm));
  for (const group of groups) await screenSheet(group, options.folder);
  if (pictures.length > 0) await overview(groups, options.folder);
  writeFileSync(join(options.folder, "missing.txt"), missing.map((line) => `${line}\n`).join(""));
  for (const line of missing) console.error(`Not reached: ${line}`);
  console.log(`${pictures.length} pictures in ${options.folder}/, ${missing.length} not reached.`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
