/** The page of a board in a browser, signed in as an owner. */
import type { BrowserContext, Page } from "playwright";
import boardTexts from "../../../board/locales/en.json";
import type { TestServer } from "../../../tests/fixtures/server";
import { launchProfile } from "../../browser/chromium";
import { slowDown, slowNetwork } from "../throttled";

const PASSWORD = "Harbour-light-7";
const TABLET = { viewport: { width: 1280, height: 800 } } as const;

export interface BoardPage {
  context: BrowserContext;
  page: Page;
  remove(): Promise<void>;
}

/** A tablet of its own, on which somebody has just chosen a password. */
export async function openBoardPage(server: TestServer): Promise<BoardPage> {
  const said = server.ops("operator", "add", "owner@bench.test", "--name", "Dina", "--role", "owner");
  const [, link] = /(\/board\/#invite=\S+)/.exec(said) ?? [];
  if (!link) throw new Error(`No invitation in "${said}".`);
  const { context, remove } = await launchProfile(TABLET);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(server.url + link);
  for (const label of ["invite.password", "invite.again"] as const)
    await page.getByLabel(boardTexts[label], { exact: false }).fill(PASSWORD);
  await page.getByRole("button", { name: boardTexts["invite.submit"] }).click();
  await page.getByText(boardTexts["bar.live"], { exact: true }).waitFor();
  return { context, page, remove };
}

/** ms from opening the board again until its first order is painted: a slow line, a quarter of the processor. */
export async function slowFirstList({ context, page }: BoardPage): Promise<number> {
  const url = page.url();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await context.newCDPSession(page);
  await slowNetwork(session);
  await slowDown(session);
  const started = Date.now();
  await page.goto(url, { waitUntil: "commit" });
  await page.locator("[data-order]").first().waitFor();
  return page.evaluate(
    (from) => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(Date.now() - from))),
    started,
  );
}
