/** The phone of a courier on the road: the real page in a browser of its own. */
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import courierTexts from "../../courier/locales/en.json";
import type { Step } from "../../courier/rules/step";
import type { CounterPlace } from "./counter";

const PASSWORD = "Harbour-light-7";
/** ms. */
const START_LIMIT_MS = 20_000;
const PRESS_LIMIT_MS = 10_000;
/** Somewhere in the harbour. */
const START = { latitude: 40.02, longitude: 6.5 };

export class CourierPhone {
  private moves = 0;

  private constructor(
    private readonly context: BrowserContext,
    public page: Page,
    private readonly place: CounterPlace,
    readonly courierId: number,
  ) {}

  /** Whether its browser still lives. */
  get isOpen(): boolean {
    return this.context.browser()?.isConnected() === true;
  }

  /** Signs the courier in by invitation, and begins their shift. */
  static async open(browser: Browser, place: CounterPlace, courierId: number): Promise<CourierPhone> {
    const said = place.operate("courier", "invite", String(courierId));
    const [, link] = /(\/courier\/#invite=\S+)/.exec(said) ?? [];
    if (!link) throw new Error(`No invitation in "${said}".`);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: "reduce",
      permissions: ["geolocation"],
      geolocation: START,
    });
    const page = await context.newPage();
    await page.goto(`${place.url}${link}`);
    for (const label of ["invite.password", "invite.again"] as const)
      await page.getByLabel(courierTexts[label], { exact: false }).fill(PASSWORD);
    await page.getByRole("button", { name: courierTexts["invite.submit"] }).click();
    const shift = page.getByRole("switch", { name: courierTexts["shift.label"] });
    await shift.waitFor({ timeout: START_LIMIT_MS });
    if (!(await shift.isChecked())) await shift.click();
    await page
      .getByRole("button", { name: courierTexts["position.agree"] })
      .click({ timeout: PRESS_LIMIT_MS });
    return new CourierPhone(context, page, place, courierId);
  }

  /** Whether the phone shows the order, opened; waits for it. */
  async hears(orderId: number, limitMs: number): Promise<boolean> {
    const row = this.page.getByRole("button", { name: named("order.show", orderId) });
    return this.card(orderId)
      .or(row)
      .first()
      .waitFor({ timeout: limitMs })
      .then(
        async () => {
          if (await row.isVisible()) await row.click();
          return true;
        },
        () => false,
      );
  }

  async pickUp(orderId: number): Promise<void> {
    await this.pressOn(orderId, "next.pick-up");
  }

  /** A little further on. */
  async ride(): Promise<void> {
    this.moves += 1;
    await this.context.setGeolocation({ ...START, latitude: START.latitude + this.moves * 0.001 });
  }

  async arrive(orderId: number): Promise<void> {
    await this.pressOn(orderId, "next.go");
  }

  async deliver(orderId: number, code: string): Promise<void> {
    await this.pressOn(orderId, "next.deliver");
    const sheet = this.page.getByRole("dialog", { name: named("deliver.title", orderId) });
    await sheet.getByLabel(courierTexts["deliver.code"]).fill(code);
    await sheet.getByRole("button", { name: new RegExp(`^${courierTexts["deliver.confirm"]}`) }).click();
    // From here on the phone has the press.
    await this.card(orderId).waitFor({ state: "hidden", timeout: START_LIMIT_MS });
  }

  /** The tab dies, and the phone is taken up again. */
  async killTab(): Promise<void> {
    const dead = this.page;
    this.page = await this.context.newPage();
    await dead.close({ runBeforeUnload: false });
    await this.page.goto(`${this.place.url}/courier/`);
  }

  /** Whether nothing waits on the phone to be sent; waits for it. */
  async settles(limitMs: number): Promise<boolean> {
    return (
      expect
        // A page that just opens cannot be asked yet.
        .poll(() => this.keptSteps().catch(() => null), { timeout: limitMs, intervals: [100] })
        .toEqual([])
        .then(
          () => true,
          () => false,
        )
    );
  }

  /** What waits to be sent, and what was refused. */
  async keptSteps(): Promise<string[]> {
    const kept = await this.page.evaluate(async () => {
      const rows = await new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open("doorstep-courier");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("kept").objectStore("kept").getAll();
          all.onsuccess = () => resolve(all.result);
          all.onerror = () => reject(all.error);
          opening.result.close();
        };
      });
      return JSON.stringify(rows);
    });
    return (JSON.parse(kept) as (Partial<Step> | null)[])
      .filter((row) => row?.madeAt !== undefined)
      .map((row) => `${row?.kind}${row?.refusal ? `: ${row.refusal.message}` : ""}`);
  }

  private card(orderId: number) {
    return this.page.locator(`article[data-order="${orderId}"]`);
  }

  private async pressOn(orderId: number, key: "next.pick-up" | "next.go" | "next.deliver"): Promise<void> {
    await this.card(orderId)
      .getByRole("button", { name: courierTexts[key], exact: true })
      .click({ timeout: START_LIMIT_MS });
  }
}

const named = (key: "order.show" | "deliver.title", orderId: number) =>
  courierTexts[key].replace("{number}", String(orderId));
